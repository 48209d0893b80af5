import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

@testable import CodableEnumContract

/// A second opinion on a change, by other means than the lock: JSON of each type of one side is decoded by both sides, and
/// what both have read is compared. The cause of a loss is the edit that heals it when it is taken back.
struct Blame {
  struct Play {
    var type: String
    var audience: LockChange.Audience
    var json: JSONValue
  }

  /// One that takes an edit back.
  struct Edit {
    var type: String
    var shape: WireShape
    var edits: [CodableEnumContract.WireEdit]

    /// Whether the type without it is one that may be declared.
    var isValid: Bool { !shape.isValid || shape.applying(edits).isValid }
  }

  let old: WireDocument
  let new: WireDocument
  private let pairs: [(old: WireDefinition, new: WireDefinition)]
  private let gone: [WireDefinition]
  private let types: LockedTypes

  init(_ old: WireDocument, _ new: WireDocument) {
    let new = new.keepingRoots(of: old).locked
    (self.old, self.new) = (old, new)
    let pairing = LockPairing(old, new)
    let names = pairing.renames
    pairs = pairing.pairs.map { (old: $0.old.spelled(with: names, as: $0.new), new: $0.new) }
    gone = pairing.gone
    types = LockedTypes(pairs, gone: pairing.gone, added: pairing.added)
  }

  /// Whom the change breaks, with all plays that show it.
  var breaks: [Play] { plays(types.new) + unreadable }

  /// Types that nothing reads anymore, or whose reading is not known.
  private var unreadable: [Play] {
    let unknown = Set(new.unknownTypes.map(\.id))
    // Where another type has its place, that is what reads its JSON.
    let replaced = pairs.flatMap { $0.old.shape.types }.reduce(into: Set<String>()) { ids, type in
      type.visit { if case .definition(let id, _) = $0 { ids.insert(id) } }
    }
    let isUsed = gone.filter { type in
      type.shape.isAnnotated && !replaced.contains(type.id) || old.roots.contains(type.id) || unknown.contains(type.id)
    }
    return isUsed.flatMap { type in
      (unknown.contains(type.id) ? [.readers, .peers] : [LockChange.Audience.readers])
        .filter { $0 == .readers ? !type.isEncodableOnly : !type.isDecodableOnly }
        .map { Play(type: type.id, audience: $0, json: .null) }
    }
  }

  /// The JSON of old data and of new code that the other side doesn't read as it was.
  ///
  /// - Parameter new: The new types, with or without some edits.
  func plays(_ new: [String: WireShape], of audiences: [LockChange.Audience] = [.readers, .peers]) -> [Play] {
    audiences.flatMap { audience -> [Play] in
      let (written, read) = audience == .readers ? (types.old, new) : (new, types.old)
      let game = Game(written, read, audience)
      if audience == .readers {
        let encodable = pairs.first { !$0.old.isEncodableOnly && new[$0.new.id]?.isEncodableOnly ?? false }
        if let encodable { return [Play(type: encodable.new.id, audience: .readers, json: .null)] }
      }
      return pairs.filter { $0.old.shape.isAnnotated || $0.new.isUsed }.flatMap { pair -> [Play] in
        if audience == .readers, pair.old.isEncodableOnly { return [] }
        if audience == .peers, pair.new.isDecodableOnly { return [] }
        return game.lost(of: pair.new.id).map { Play(type: pair.new.id, audience: audience, json: $0) }
      }
    }
  }

  /// Whether JSON of a finding is lost indeed.
  func isShown(by witness: Witness, of type: String) -> Bool {
    var parser = JSONParser(bytes: Array(witness.json.utf8), isStrict: true)
    guard let before = types.old[type], let after = types.new[type], let json = try? parser.parseValue(depth: 0) else {
      return true
    }
    // Nothing reads it, or equal values have each other's names.
    let isExchanged = witness.text.contains(" is read with") && json.hasRepeatedValues
    if !before.isEncodableOnly, after.isEncodableOnly || isExchanged { return true }
    let (written, read) = witness.audience == .readers ? (types.old, types.new) : (types.new, types.old)
    return Game(written, read, witness.audience).isLost(json, of: type)
  }

  /// The edits that make the new types of the old ones, by the type that has them: each takes one back.
  var edits: [Edit] {
    pairs.flatMap { pair in
      pair.new.shape.edits(to: pair.old.shape).map { Edit(type: pair.new.id, shape: pair.new.shape, edits: $0) }
    }
  }

  /// Whether all edits together make the old types of the new ones.
  var isUndone: Bool {
    pairs.allSatisfy { pair in
      pair.new.shape.applying(pair.new.shape.edits(to: pair.old.shape).flatMap(\.self)) == pair.old.shape
    }
  }

  /// Whether JSON that was lost isn't, without some edits.
  func heals(_ edits: [Edit], _ plays: [Play]) -> Bool {
    // What is gone comes back with what has it.
    let shapes = edits.reduce(types.new.merging(types.old) { new, _ in new }) { $0.applying($1.edits, to: $1.type) }
    return LockChange.Audience.allCases.contains { audience in
      let game =
        audience == .readers ? Game(types.old, shapes, .readers) : Game(shapes, types.old, .peers)
      return plays.contains { $0.audience == audience && !game.isLost($0.json, of: $0.type) }
    }
  }

  /// Whether an edit alone loses JSON that isn't lost without any.
  func isLostByOne(of edits: [Edit], _ plays: [Play]) -> Bool {
    plays.contains { play in
      heals(edits, [play])
        && edits.indices.contains { index in
          var others = edits
          others.remove(at: index)
          return !heals(others, [play])
        }
    }
  }
}

/// Lets one side read what the other one writes.
struct Game {
  private let making: WrittenJSON
  private let (writer, reader): (Decoder, Decoder)
  private let audience: LockChange.Audience
  private let (writtenShapes, readShapes): ([String: WireShape], [String: WireShape])

  init(_ written: [String: WireShape], _ read: [String: WireShape], _ audience: LockChange.Audience) {
    making = WrittenJSON(written, besides: read)
    (writer, reader) = (Decoder(written), Decoder(read))
    (self.audience, writtenShapes, readShapes) = (audience, written, read)
  }

  func lost(of id: String) -> [JSONValue] {
    // Two types with one key are never written.
    if audience == .peers, case .merged(let fields, let variant)? = writtenShapes[id],
      !JoinedObject.Side(types: [fields, variant]).isWritten(writtenShapes)
    {
      return []
    }
    return making.all(of: .definition(id, []), byOthers: audience == .readers).filter { isLost($0, of: id) }
  }

  func isLost(_ json: JSONValue, of id: String) -> Bool {
    let type = WireType.definition(id, [])
    let written = writer.decode(json, as: type)
    if written == .refused { return false }
    if case .element(let element) = written, element.isCaught {
      // What is written back as it was tells peers nothing new.
      if audience == .peers, !element.isKept || !keepsAlike(id) { return false }
      // It was not kept either.
      if writer.loses(json, as: type) { return keepsLess(reader.decode(json, as: type), than: element) }
    }
    // Nobody wrote the values of a case that had none, without its tag.
    if case .element(let element) = written, audience == .readers, writer.loses(json, as: type),
      hasNewValues(element, id, json)
    {
      return false
    }
    // Where tags are written, older data that has an alias is that of a release, and new code never writes one.
    if writtenShapes[id]?.isWritten ?? false, writer.isAlias(json, as: type) { return false }
    let isWhole = !reader.loses(json, as: type) || writer.loses(json, as: type)
    return !Survival(audience: audience, isWhole: isWhole).survives(written, as: reader.decode(json, as: type))
  }

  private func keepsLess(_ read: Decoded, than element: Decoded.Element) -> Bool {
    guard case .element(let other) = read, other.isCaught else { return read == .refused }
    // Another case that was there, too.
    let isOther = element.name != other.name && element.cases.contains(other.name) && other.cases.contains(element.name)
    return isOther || other.keptAmount < element.keptAmount
  }

  private func hasNewValues(_ element: Decoded.Element, _ id: String, _ json: JSONValue) -> Bool {
    guard let key = enumeration(id, readShapes)?.tagKey, json.members != nil, json[key] == nil else { return false }
    func hasValues(_ shapes: [String: WireShape]) -> Bool? {
      enumeration(id, shapes)?.cases.first { $0.name == element.name }.map { !$0.content.values.isEmpty }
    }
    return hasValues(writtenShapes) == false && hasValues(readShapes) == true
  }

  private func enumeration(_ id: String, _ shapes: [String: WireShape]) -> WireEnum? {
    switch shapes[id] {
    case .enumeration(let enumeration)?: enumeration
    case .merged(let fields, let variant)?: MergedShape(fields, variant, at: .none, shapes.shape).enumeration
    case .structure?, .rawValues?, .openSet?, nil: nil
    }
  }

  /// Whether both enums keep unknown tags in the same way.
  private func keepsAlike(_ id: String) -> Bool {
    guard let own = enumeration(id, writtenShapes), let other = enumeration(id, readShapes),
      let keeping = own.catching(.unknown), let old = other.catching(.unknown)
    else { return false }
    return own.strategy == other.strategy && ContentWord(keeping.content) == ContentWord(old.content)
  }
}

extension JSONValue {
  fileprivate var hasRepeatedValues: Bool {
    let values = (members ?? []).flatMap { $0.value.leaves } + (array ?? []).flatMap(\.leaves)
    return Set(values).count < values.count
  }

  private var leaves: [String] {
    if let members { return members.flatMap { $0.value.leaves } }
    return array?.flatMap(\.leaves) ?? [text(.compact)]
  }
}

extension WireShape {
  fileprivate var isWritten: Bool {
    if case .enumeration(let enumeration) = self { enumeration.conformance.isEncodable } else { true }
  }

  fileprivate var isEncodableOnly: Bool {
    if case .enumeration(let enumeration) = self { !enumeration.conformance.isDecodable } else { false }
  }
}

extension WireDefinition {
  fileprivate var isEncodableOnly: Bool { shape.isEncodableOnly }
  fileprivate var isDecodableOnly: Bool { enumeration.map { !$0.conformance.isEncodable } ?? false }
}
