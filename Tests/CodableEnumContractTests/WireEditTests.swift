import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract
@testable import CodableEnumGenerator

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Locks")

/// Edits of all enums of `Locks/`: what sets what was there takes an edit back.
@Suite struct WireEditTests {
  @Test(arguments: LockRow.groups.map(\.key))
  func editsAreTakenBack(group: String) throws {
    for row in try LockRow.rows(of: folder.appending(path: "\(group).txt")) {
      for name in ["before", "after"] {
        for definition in document(["E.swift": row.source(name)], roots: row.roots).definitions {
          guard case .enumeration(let enumeration) = definition.shape else { continue }
          for edit in enumeration.everyEdit {
            let edited = enumeration.applying([edit])
            #expect(edited != enumeration, "\(row.change): \(edit)")
            #expect(edited.applying(enumeration.undoing(edit)) == enumeration, "\(row.change): \(edit)")
          }
        }
      }
    }
  }

  /// The keys of values are those that an object must have to be a case.
  @Test func claimsFollowKeys() throws {
    let text = "// @CodableEnum(strategy: .untagged)\nenum E { case a(x: Int, y: Int), b(z: Int) }"
    guard case .enumeration(let enumeration)? = document(["E.swift": text])["E"]?.shape else {
      Issue.record("no enum")
      return
    }
    func claim(_ edits: WireEdit...) -> String? { enumeration.applying(edits).cases[0].claim?.text }
    #expect(claim() == #"an object with "x" and "y""#)
    #expect(claim(.key("n", of: "x", in: "a")) == #"an object with "n" and "y""#)
    #expect(claim(.keyAliases(["n"], of: "x", in: "a")) == #"an object with "x" or "n" and "y""#)
    #expect(claim(.optional(true, of: "x", in: "a")) == #"an object with "y""#)
  }
}

extension WireEnum {
  /// One of each kind that sets something else than is there, of each case and value.
  fileprivate var everyEdit: [WireEdit] {
    let ofCases = cases.flatMap { element -> [WireEdit] in
      let name = element.name
      let ofValues = element.content.keyedValues.flatMap { keyed -> [WireEdit] in
        let value = keyed.value.name
        return [
          .key("another key", of: value, in: name), .keyAliases(keyed.aliases + ["another key"], of: value, in: name),
          .optional(!keyed.value.isOptional, of: value, in: name),
          .defaultValue(keyed.value.defaultValue == nil ? "0" : nil, of: value, in: name),
        ]
      }
      return [
        .tag(.string("another tag"), of: name), .aliases(element.aliases + [.string("another tag")], of: name),
        .catches(element.catches.isEmpty ? [.missing] : [], of: name),
        .content(element.isSkipped ? .payload(.none) : .skipped, of: name),
        .skip(element.skippedDirection == nil ? .decoding : nil, of: name),
        .claim(element.claim == nil ? Claim(kinds: [.object], groups: [], isExplicit: true) : nil, of: name),
      ] + ofValues
    }
    let other = Strategy.adjacent(key: "another", content: .key("other"))
    return [.strategy(other), .emptyCases(emptyCases == .null ? .object : .null)] + ofCases
      + (cases.count > 1 ? [.order(cases.map(\.name).reversed())] : [])
  }

  /// Sets what an edit has changed to what it is here.
  fileprivate func undoing(_ edit: WireEdit) -> [WireEdit] {
    func element(_ name: String) -> WireCase { cases[cases.firstIndex { $0.name == name } ?? 0] }
    func keyed(_ value: String, _ name: String) -> KeyedValue<WireValue> {
      let all = element(name).content.keyedValues
      return all[all.firstIndex { $0.value.name == value } ?? 0]
    }
    // A required key comes back to the claim with its value.
    func claim(_ name: String) -> [WireEdit] { [.claim(element(name).claim, of: name)] }
    return switch edit {
    case .strategy: [.strategy(strategy)]
    case .emptyCases: [.emptyCases(emptyCases)]
    case .caseAdded: []
    case .order: [.order(cases.map(\.name))]
    case .tag(_, let name): [.tag(element(name).tag, of: name)]
    case .aliases(_, let name): [.aliases(element(name).aliases, of: name)]
    case .catches(_, let name): [.catches(element(name).catches, of: name)]
    case .content(_, let name): [.content(element(name).content, of: name)]
    case .skip(_, let name): [.skip(element(name).skippedDirection, of: name)]
    case .claim(_, let name): claim(name)
    case .key(_, let value, let name): [.key(keyed(value, name).key, of: value, in: name)] + claim(name)
    case .keyAliases(_, let value, let name):
      [.keyAliases(keyed(value, name).aliases, of: value, in: name)]
        + claim(name)
    case .optional(_, let value, let name):
      [.optional(keyed(value, name).value.isOptional, of: value, in: name)]
        + claim(name)
    case .defaultValue(_, let value, let name):
      [.defaultValue(keyed(value, name).value.defaultValue, of: value, in: name)] + claim(name)
    }
  }
}
