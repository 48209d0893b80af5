import CodableEnumGenerator

/// An untagged enum made at random, with values of types of every kind, in the same file, in another one, or in none.
struct RandomUntaggedEnum {
  let name: String
  /// The values of its cases, and what comes of an attempt to write them.
  private(set) var trials: [(value: NestedValue, outcome: Outcome)] = []
  /// What the enum's file declares, and another one of the same module.
  private var files: [[String]] = [[], []]
  /// The enums that are being written, the outermost first.
  private var scopes: [Scope] = []
  private var nameCount = 0
  var numbers: RandomNumbers

  private struct Scope {
    let path: String
    let file: Int
    var members: [String] = []
  }

  /// - Parameter kind: That of the value of one of the cases.
  init(_ name: String, of kind: NestedKind, seed: UInt64) {
    self.name = name
    numbers = RandomNumbers(seed: seed, features: [])
    let (declaration, cases) = write(Declared(name: name, path: name, file: 0, place: .top)) { $0.untagged(kind) }
    files[0].append(declaration)
    let hasStrings = cases.contains { $0.kinds.contains(.string) }
    trials = cases.flatMap(\.values).map { ($0.with(prefix: name), Outcome($0, isBesideStrings: hasStrings)) }
  }

  /// The kinds of types that it has values of which can be written.
  var writtenKinds: Set<NestedKind> {
    trials.filter { $0.outcome != .refused }.reduce(into: []) { $0.formUnion($1.value.kinds) }
  }

  enum Outcome: String {
    case written, refused
    /// Written where a strategy has a spelling for numbers that are not finite.
    case infinite
    /// The same, or refused in JSON, where the spelling might be read as another case.
    case infiniteOrRefused

    init(_ value: NestedValue, isBesideStrings: Bool) {
      if value.isRefused {
        self = .refused
      } else if value.hasInfinity {
        let mayBeBare = value.json == .number && isBesideStrings || value.kinds.contains(.untaggedEnum)
        self = mayBeBare ? .infiniteOrRefused : .infinite
      } else {
        self = .written
      }
    }
  }

  /// The text of one of the two files.
  func source(_ file: Int) -> String {
    "import CodableEnum\nimport Foundation\n\n\(files[file].joined(separator: "\n"))\n"
  }

  // MARK: Declarations

  /// A type, and where it is declared.
  struct Declared {
    let name: String
    /// As it is spelled anywhere.
    let path: String
    let file: Int
    fileprivate let place: Place
  }

  fileprivate enum Place {
    /// In the enum that is being written.
    case member
    /// In an extension of it.
    case `extension`(of: String)
    case top
  }

  /// How many enums are around what is being written.
  var depth: Int { scopes.count }

  /// The file of the enum that is being written.
  var file: Int { scopes[scopes.count - 1].file }

  /// A name and a place for a type that the enum can see which is being written.
  mutating func newType() -> Declared {
    let scope = scopes[scopes.count - 1]
    let name = "Type\(nameCount)Of\(name)"
    nameCount += 1
    let inner = "\(scope.path).\(name)"
    let other = 1 - scope.file
    switch numbers.pick(Array(0..<8)) {
    case 0...2: return Declared(name: name, path: inner, file: scope.file, place: .member)
    case 3, 4: return Declared(name: name, path: name, file: scope.file, place: .top)
    case 5: return Declared(name: name, path: inner, file: scope.file, place: .extension(of: scope.path))
    case 6: return Declared(name: name, path: name, file: other, place: .top)
    default: return Declared(name: name, path: inner, file: other, place: .extension(of: scope.path))
    }
  }

  mutating func declare(_ type: Declared, _ text: String) {
    switch type.place {
    case .member: scopes[scopes.count - 1].members.append(text)
    case .extension(let path): files[type.file].append("extension \(path) {\n\(text)\n}")
    case .top: files[type.file].append(text)
    }
  }

  /// Declares something more at the top of a file.
  mutating func declare(_ text: String, in file: Int) { files[file].append(text) }

  /// The type as the enum spells it.
  mutating func spelling(of type: Declared) -> String { numbers.chance(30) ? type.path : type.name }

  // MARK: Enums

  /// What an annotated enum says.
  struct Body {
    /// The arguments of the annotation.
    var options: String
    var rawType: String?
    var cases: [RandomCase]
  }

  /// Writes an annotated enum, with the types that it declares.
  private mutating func write(
    _ type: Declared,
    _ body: (inout RandomUntaggedEnum) -> Body
  ) -> (declaration: String, cases: [RandomCase]) {
    scopes.append(Scope(path: type.path, file: type.file))
    let body = body(&self)
    let members = scopes.removeLast().members
    let inherited = (body.rawType.map { [$0] } ?? []) + ["Equatable"]
    let head = "enum \(type.name): \(inherited.joined(separator: ", ")) {"
    let cases = body.cases.map(\.declaration).shuffled(using: &numbers)
    let lines = ["// @CodableEnum(\(body.options))", head] + members + cases + ["}"]
    return (lines.joined(separator: "\n"), body.cases)
  }

  /// Declares an annotated enum.
  mutating func annotatedEnum(_ kind: NestedKind, _ body: (inout RandomUntaggedEnum) -> Body) -> NestedType {
    let type = newType()
    let (declaration, cases) = write(type, body)
    declare(type, declaration)
    return NestedType(
      kind: kind,
      name: spelling(of: type),
      path: type.path,
      kinds: cases.reduce(into: []) { $0.formUnion($1.kinds) },
      values: cases.flatMap(\.values).map { $0.with(prefix: type.path) },
      files: [type.file],
      isDoubtful: cases.contains(where: \.keepsAnything)
    )
  }
}

/// A case of an annotated enum.
struct RandomCase {
  var declaration: String
  /// The kinds of JSON that it is written as or read from.
  var kinds: Set<JSONKind>
  /// Expressions that begin with the point.
  var values: [NestedValue]
  /// Whether it keeps what is unknown, whatever it is.
  var keepsAnything = false
}
