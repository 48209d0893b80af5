import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What the annotations of another package say about an enum's JSON.
struct CodingTable {
  struct Case {
    /// As it would be written; nil if it is neither written nor read.
    var tree: WrittenTree?
    /// The tags that are only read.
    var aliases: [Tag] = []
    /// The labels of values that are not on the wire.
    var omitted: [String] = []
    var skip: Direction?
  }

  /// The package's name.
  let package: String
  var cases: [Case]
  var conformance = Conformance.codable
  /// Whether a nil is written as null, and must be there when read; or else not at all.
  var writesNull = false
  /// What differs after all, for comments.
  var remarks: [String] = []
  /// The attributes that say so.
  var attributes: [Range<Int>] = []

  /// Nil if the enum has annotations of no package that is known here.
  ///
  /// - Throws: A refusal, at an attribute that has no counterpart.
  init?(_ code: CodeTypes, _ types: AnnotationTrial, _ declaration: TypeDeclaration, file: Int) throws(Refusal) {
    if let table = try MetaCodableTable(code, types, declaration, file: file)?.table {
      self = table
    } else if let table = try SourceryTable(code, types, declaration, file: file)?.table {
      self = table
    } else {
      return nil
    }
  }

  init(package: String) { (self.package, cases) = (package, []) }

  static func isKnown(_ declaration: TypeDeclaration) -> Bool {
    MetaCodableTable.isKnown(declaration) || SourceryTable.isKnown(declaration)
  }
}

extension EnumCase {
  /// What its values are written as: each under its key, `_0` for the first without a name.
  func members(_ names: [String], _ key: (String) -> String) -> [WrittenTree.Member] {
    values.enumerated().map { index, value in
      WrittenTree.Member(key: value.label.map(key) ?? "_\(index)", tree: .value(names[index]))
    }
  }
}
