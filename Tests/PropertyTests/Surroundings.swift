/// The place of an enum's declaration, and the code before `enum`.
struct Surroundings {
  private enum Nesting: CaseIterable {
    case none, inStruct, inEnum, inExtension, inPublicExtension, inGenericStruct, inGenericExtension, inCondition
  }

  /// The lines above the declaration.
  private(set) var attributes: [String] = []
  /// The code before `enum`, followed by a space.
  private(set) var modifiers: String
  /// Protocols that the enum conforms to.
  private(set) var inherited: [String] = []
  /// The access of payload types, followed by a space.
  private(set) var payloadAccess: String
  private var nesting = Nesting.none
  private var outerAccess = ""

  /// An enum at the top of a file, with nothing around it.
  init(access: String) {
    modifiers = access
    payloadAccess = access
  }

  init(_ numbers: inout RandomNumbers) {
    nesting = numbers.pick(Nesting.allCases)
    var access = numbers.pick(["", "", "public ", "package ", "internal "])
    // The compiler warns about access that an extension has already.
    if nesting == .inPublicExtension, access == "public " { access = "" }
    outerAccess = access == "public " || access == "package " ? access : numbers.pick(["", "public "])
    modifiers = access
    // The widest necessary access is always allowed.
    payloadAccess = "public "
    switch numbers.pick(Array(0..<5)) {
    case 1 where access == "public ": attributes = ["@frozen"]
    case 2: attributes = ["@available(macOS 13, *)"]
    case 3:
      modifiers = "nonisolated " + access
      payloadAccess = "nonisolated public "
    default: break
    }
    if attributes.isEmpty, !modifiers.hasPrefix("nonisolated"), numbers.has(.actors) {
      switch numbers.pick(Array(0..<2)) {
      // Of another actor, the main program couldn't use a conformance that is isolated, too.
      case 0: attributes = ["@MainActor"]
      default:
        // The isolation of a protocol in another file cannot be known.
        inherited = ["OnMainActor"]
        modifiers = "nonisolated " + access
      }
      // Code generated for an enum on an actor is not isolated, so no payload may be.
      payloadAccess = "nonisolated public "
    }
    let isInternal = access == "" || access == "internal "
    // Inside a hidden type, the attribute means nothing.
    let isAlone = nesting == .none || nesting == .inCondition
    if isInternal, isAlone, numbers.has(.inlining) { attributes.append("@usableFromInline") }
  }

  var isGeneric: Bool { nesting == .inGenericStruct || nesting == .inGenericExtension }

  /// The access that other files have to the enum, followed by a space; empty if it is internal.
  var access: String {
    let own = modifiers.replacing("nonisolated ", with: "").replacing("internal ", with: "")
    switch nesting {
    case .none, .inCondition: return own
    case .inPublicExtension: return modifiers.hasSuffix("internal ") || !own.isEmpty ? own : "public "
    case .inStruct, .inEnum, .inExtension, .inGenericStruct, .inGenericExtension:
      return outerAccess.isEmpty || own.isEmpty ? "" : outerAccess == own ? own : "package "
    }
  }

  /// The name of the type around the enum.
  func outer(_ name: String) -> String? {
    nesting == .none || nesting == .inCondition ? nil : "Outer\(name)"
  }

  /// The declaration with everything around it.
  func around(_ declaration: String, _ name: String, _ generics: String) -> String {
    let outer = "Outer\(name)"
    let (before, after) =
      switch nesting {
      case .none: ("", "")
      case .inStruct, .inGenericStruct: ("\(outerAccess)struct \(outer)\(generics) {", "}")
      case .inEnum: ("\(outerAccess)enum \(outer) {", "}")
      case .inExtension, .inGenericExtension: ("\(outerAccess)struct \(outer)\(generics) {}\nextension \(outer) {", "}")
      case .inPublicExtension: ("public struct \(outer) {}\npublic extension \(outer) {", "}")
      case .inCondition: ("#if !NEVER", "#endif")
      }
    return [before, declaration, after].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
