import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Annotated enums as unions.
extension TypeScriptDocument {
  /// One type of a union.
  struct Branch: Equatable {
    var type: String
    /// What a comment says about the case.
    var text: String?
    /// Other forms that are read.
    var note: String?
  }

  func branches(of enumeration: WireEnum) -> [Branch] {
    var branches: [Branch] = []
    for element in enumeration.cases where !element.isSkipped {
      if element.capture != nil {
        // Beside other values, each is an object.
        let beside = enumeration.shared.isEmpty ? "" : " & " + type(of: enumeration.shared.object(isClosed: false))
        branches += unknown(element, enumeration).map { branch in
          Branch(type: branch.type + beside, text: branch.note.flatMap { _ in docs[element.place] }, note: branch.note)
        }
      } else if let written = enumeration.shapes(of: element).first {
        let notes = Self.directionNote(element).map { [$0] } ?? []
        let all = notes + enumeration.readingNotes(about: element)
        let note = all.isEmpty ? nil : all.joined(separator: "; ") + "."
        var texts = [docs[element.place]]
        if case .value(let value) = written { texts.append(docs[value.place]) }
        let text = texts.contains { $0 != nil } ? texts.compactMap(\.self).joined(separator: "\n") : nil
        branches.append(Branch(type: type(of: written), text: text, note: note))
      }
    }
    // Under `#if`, a case may be declared twice.
    return branches.reduce(into: []) { distinct, branch in
      if !distinct.contains(branch) { distinct.append(branch) }
    }
  }

  private func type(of shape: Shape<WireValue>) -> String {
    switch shape {
    case .constant(let values): values[0].text()
    case .value(let value): type(of: value)
    case .array(let elements):
      "[\(elements.map { type(of: $0) }.joined(separator: ", "))]"
    case .object(let object): type(of: object)
    case .ignored: "unknown"
    }
  }

  private func type(of element: Shape<WireValue>.Element) -> String {
    let comment = if case .value(let value) = element.shape { inlineComment(value) } else { "" }
    if !element.isRest { return comment + type(of: element.shape) }
    return "\(comment)..." + type(of: element.shape) + (element.shape.isIgnored ? "[]" : "")
  }

  private func type(of object: ObjectShape<WireValue>) -> String {
    var members = object.members.compactMap { member -> String? in
      guard case .literal(let keys) = member.key else { return nil }
      if case .ignored = member.shape { return nil }
      let comment = if case .value(let value) = member.shape { inlineComment(value) } else { "" }
      return "\(comment)\(Self.key(keys[0]))\(member.canBeMissing ? "?" : ""): \(type(of: member.shape))"
    }
    var merged: [String] = []
    for value in object.merged {
      if case .map(_, let element) = value.type {
        // The tag is among the keys, and so are values that may be missing.
        var others = object.members.map { type(of: $0.shape) }
        if object.members.contains(where: \.canBeMissing) { others.append("undefined") }
        members.append("[key: string]: \(([type(element)] + others).joined(separator: " | "))")
      } else {
        merged.append(value.isOptional ? "Partial<\(type(value.type))>" : type(value.type))
      }
    }
    let own = members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
    return ([own] + merged).joined(separator: " & ")
  }

  func type(of value: WireValue) -> String {
    type(value.type) + (value.takesNull && !value.isLeftOutIfNil ? " | null" : "")
  }

  // MARK: Unknown cases

  private func unknown(_ element: WireCase, _ enumeration: WireEnum) -> [Branch] {
    let note = "\(element.name): what the enum does not know."
    let kinds = enumeration.tagKinds.map { $0.scalar.typeScript(dates) }.joined(separator: " | ")
    if case .whole = element.capture, !element.catches.contains(.unknown) {
      return [Branch(type: "unknown", note: note)]
    }
    let typed = element.typedCapture.map(type(of:))
    if case .whole = element.capture, enumeration.hasContent, let typed {
      return [Branch(type: typed, note: note)]
    }
    switch enumeration.tagPlace {
    case .alone:
      guard case .whole(let value) = element.capture, value.type != .anything else {
        return [Branch(type: kinds, note: note)]
      }
      return [Branch(type: type(of: value), note: note)]
    case .first:
      var rest = if case .tag = element.capture { "" } else { ", ...unknown[]" }
      if let value = element.typedCapture, case .list = value.type { rest = ", ...\(type(value.type))" }
      let array = Branch(type: "[\(kinds)\(rest)]", note: note)
      return enumeration.namesStandAlone && element.mayBeTagAlone ? [array, Branch(type: kinds)] : [array]
    case .nowhere: return [Branch(type: "unknown", note: note)]
    case .key:
      let object = Branch(type: "{ [tag: string]: \(typed ?? "unknown") }", note: note)
      return enumeration.namesStandAlone && element.mayBeTagAlone ? [object, Branch(type: "string")] : [object]
    case .value(let key, let contentKey):
      let rest = unknownRest(element, typed, contentKey)
      let merged = contentKey == nil ? element.typedCapture.map { " & \(type($0.type))" } ?? "" : ""
      let object = Branch(type: "{ \(Self.key(key)): \(kinds)\(rest) }\(merged)", note: note)
      return enumeration.namesStandAlone && element.mayBeTagAlone ? [object, Branch(type: kinds)] : [object]
    }
  }

  /// What an object with an unknown tag has beside it.
  private func unknownRest(_ element: WireCase, _ typed: String?, _ contentKey: ContentKey?) -> String {
    if case .key(let contentKey) = contentKey {
      return "; \(Self.key(contentKey))\(element.typedCapture?.isOptional ?? true ? "?" : ""): \(typed ?? "unknown")"
    }
    if typed != nil, contentKey == nil { return "" }
    if case .tag = element.capture { return "" }
    return "; [key: string]: unknown"
  }

  private static func directionNote(_ element: WireCase) -> String? {
    switch element.skippedDirection {
    case .decoding: "written and never read"
    case .encoding: "read and never written"
    case nil: nil
    }
  }
}
