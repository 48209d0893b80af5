try writes(Model.known(.small))
try writes(Model.auto)
try writes(Model.other("tiny"))
holds(Model(rawValue: "large") == .known(.large))
