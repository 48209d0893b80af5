/// A layout, whatever its values are.
protocol LayoutFamily: Sendable {
  static var name: String { get }
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type
}

/// All layouts that take any payload.
let families: [any LayoutFamily.Type] = [
  PositionalFamily.self, ArraysFamily.self, LabeledFamily.self, NaturalFamily.self, DiscriminatedFamily.self,
  FlatFamily.self,
  IndexedFamily.self, AdjacentFamily.self, SynthesizedFamily.self,
]

enum PositionalFamily: LayoutFamily {
  static let name = "positional"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Positional<Value>.self }
}

enum ArraysFamily: LayoutFamily {
  static let name = "array"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Arrays<Value>.self }
}

enum LabeledFamily: LayoutFamily {
  static let name = "labeled"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Labeled<Value>.self }
}

enum NaturalFamily: LayoutFamily {
  static let name = "natural"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Natural<Value>.self }
}

enum DiscriminatedFamily: LayoutFamily {
  static let name = "discriminator"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Discriminated<Value>.self }
}

enum FlatFamily: LayoutFamily {
  static let name = "flat"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Flat<Value>.self }
}

enum IndexedFamily: LayoutFamily {
  static let name = "indexed"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Indexed<Value>.self }
}

enum AdjacentFamily: LayoutFamily {
  static let name = "adjacent"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Adjacent<Value>.self }
}

enum SynthesizedFamily: LayoutFamily {
  static let name = "compiler's synthesis"
  static func layout<Value: Payload>(of value: Value.Type) -> any Layout<Value>.Type { Synthesized<Value>.self }
}
