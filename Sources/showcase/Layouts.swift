import CodableEnum

// One enum in eight layouts.

// @CodableEnum(strategy: .caseKeyed)
enum CaseKeyed: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum LabeledMove: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Flattened: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .adjacent)
enum Adjacent: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .discriminator)
enum Discriminator: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .tagFirst)
enum TagFirst: Equatable { case stop, move(x: Int, y: Int) }

// @CodableEnum(strategy: .untagged)
enum Untagged: Equatable { case stop, move(x: Int, y: Int) }
