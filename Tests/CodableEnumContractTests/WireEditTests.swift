import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract
@testable import CodableEnumGenerator

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Locks")

/// Edits of all enums of `Locks/`, and the edits between the types before and after.
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
            let undone = WireShape.enumeration(edited).edits(to: definition.shape).flatMap(\.self)
            #expect(edited.applying(undone) == enumeration, "\(row.change): \(edit)")
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
          .valueNamed("another", of: value, in: name), .valueRemoved(value, in: name),
          .type(.jsonText(keyed.value.type), of: value, in: name),
          .writesNil(!keyed.value.writesNil, of: value, in: name),
          .fixed(!keyed.value.isFixed, of: value, in: name), .rest(!keyed.value.isRest, of: value, in: name),
          .key("another key", of: value, in: name), .keyAliases(keyed.aliases + ["another key"], of: value, in: name),
          .optional(!keyed.value.isOptional, of: value, in: name),
          .defaultValue(keyed.value.defaultValue == nil ? "0" : nil, of: value, in: name),
          .defaultCauses(keyed.value.defaultCauses.isEmpty ? [.null] : [], of: value, in: name),
        ]
      }
      return [
        .caseNamed("another", of: name), .caseRemoved(name),
        .tag(.string("another tag"), of: name), .aliases(element.aliases + [.string("another tag")], of: name),
        .catches(element.catches.isEmpty ? [.missing] : [], of: name),
        .content(element.isSkipped ? .payload(.none) : .skipped, of: name),
        .skip(element.skippedDirection == nil ? .decoding : nil, of: name),
        .claim(element.claim == nil ? Claim(kinds: [.object], groups: [], isExplicit: true) : nil, of: name),
      ] + ofValues
    }
    let other = Strategy.adjacent(key: "another", content: .key("other"))
    return [
      .strategy(other), .emptyCases(emptyCases == .null ? .object : .null), .rejectsUnknownKeys(!rejectsUnknownKeys),
      .ignoresExtraElements(!ignoresExtraElements), .ignoresCase(!ignoresCase),
      .conformance(conformance == .codable ? .decodable : .codable), .rawKind(rawKind == .boolean ? nil : .boolean),
    ] + ofCases
      + (cases.count > 1 ? [.order(cases.map(\.name).reversed())] : [])
  }
}
