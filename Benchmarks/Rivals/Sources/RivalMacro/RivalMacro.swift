/// What a macro on swift-syntax makes of an enum: the conformance that one would write by hand.
@attached(extension, conformances: Codable, names: named(init(from:)), named(encode(to:)), named(CodingKeys), arbitrary)
public macro RivalCodable() = #externalMacro(module: "RivalMacroPlugin", type: "RivalCodableMacro")
