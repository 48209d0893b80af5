import CodableEnumGenerator

/// JSON of a case, as a release wrote it: a time capsule, which the current code must read.
package struct Capsule: Sendable {
  /// The current enum, by the place of its declaration.
  let path: String
  let position: SourcePosition
  /// The case that wrote it, then.
  let element: String
  let json: String
  /// The releases that wrote it.
  var releases: [String]
}

extension [Capsule] {
  func of(_ layout: EnumLayout, in file: WireFile) -> [Capsule] {
    let position = file.place(at: layout.declaration.header.start).position
    return filter { $0.path == file.path && $0.position == position }
  }
}
