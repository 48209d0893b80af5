import CodableEnumGenerator
import CodableEnumJSON

extension Lock {
  /// JSON of each case of each enum that the sources still have, as the releases wrote it, if all of its values are known.
  package func capsules(for new: WireDocument) -> [Capsule] {
    var capsules: [Capsule] = []
    for release in releases {
      let types = CapsuleTypes(release.document)
      for (old, new) in LockPairing(release.document, new.locked).pairs {
        guard let enumeration = old.enumeration, old.parameters.isEmpty, enumeration.conformance.isEncodable,
          case .enumeration(let current) = new.shape, !current.isSynthesized
        else { continue }
        for element in enumeration.cases where element.isEncoded && !isAccepted(new.id, element, release.name) {
          guard let json = types.json(of: element, in: enumeration, old.id) else { continue }
          let (path, position) = (new.place.path, new.place.position)
          let same = capsules.firstIndex { capsule in
            capsule.path == path && capsule.position == position && capsule.element == element.name
              && capsule.json == json
          }
          if let same {
            capsules[same].releases.append(release.name)
          } else {
            capsules.append(
              Capsule(path: path, position: position, element: element.name, json: json, releases: [release.name])
            )
          }
        }
      }
    }
    return capsules
  }

  /// Whether it is accepted that a case of a release, or some of it, is not read.
  private func isAccepted(_ type: String, _ element: WireCase, _ release: String) -> Bool {
    accepted.contains { entry in
      let names = [type, "\(type).\(element.name)"]
      return entry.release == release && (names.contains(entry.at) || entry.at.hasPrefix(names[1] + "."))
    }
  }
}

/// Makes JSON of the types of a release.
private struct CapsuleTypes {
  private let making: ConcreteJSON
  private let reading: TypeReading

  init(_ document: WireDocument) {
    let shapes = document.shapes
    reading = TypeReading(shapes, JSONRules(dates: .any))
    var making = ConcreteJSON(
      forms: ExampleForms(shapes: shapes, keys: [], literals: []),
      shape: { document.shape(of: $0) },
      scalar: \.capsule,
      key: "key"
    )
    making.own = { type in
      // Raw values that are not known can't be written.
      guard case .definition(let id, _) = type, case .rawValues(_, nil)? = document[id]?.shape,
        document[id]?.isAlias != true
      else { return nil }
      return .some(nil)
    }
    self.making = making
  }

  /// Nil if not all values are known, or if the enum itself does not read it as the case.
  func json(of element: WireCase, in enumeration: WireEnum, _ id: String) -> String? {
    for (_, example) in Examples(enumeration: enumeration, forms: making.forms).written(element) {
      guard let json = making.json(of: example) else { continue }
      let read = reading.read(json, as: .definition(id, []))
      if read.findings.isEmpty, read.element?.name == element.name { return json.text(.compact) }
    }
    return nil
  }
}

extension WireScalar {
  /// One of its values, as a coder without strategies writes it.
  var capsule: JSONValue {
    switch self {
    case .bool: .boolean(true)
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      .number("7")
    case .float16, .float, .double, .cgFloat, .decimal: .number("1.5")
    case .string: .string("text")
    case .character: .string("c")
    case .uuid: .string("4F2504E0-4F89-41D3-9A0C-0305E82C3301")
    case .url: .string("https://example.com")
    case .date, .secondsSince1970, .millisecondsSince1970: .number("1000")
    case .data: .string("AQID")
    case .iso8601Date: .string("2026-01-02T03:04:05Z")
    }
  }
}
