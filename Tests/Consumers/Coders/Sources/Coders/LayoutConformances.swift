// `Layout` refines `Codable`: beside an annotation, the compiler would synthesize other JSON if the generated code were missing.

extension Positional: Layout {}
extension Arrays: Layout {}
extension Labeled: Layout {}
extension Natural: Layout {}
extension Discriminated: Layout {}
extension Flat: Layout {}
extension Indexed: Layout {}
extension Adjacent: Layout {}
