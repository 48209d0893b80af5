import CodableEnumGenerator

// Tests/Consumers/Schema makes the same enums, and can't import the generator: it has its file with these names.
typealias EnumOption = CodableEnumGenerator.EnumOption
typealias CaseOption = CodableEnumGenerator.CaseOption
