extension WireEdit {
  /// Edits of cases: their names, tags, and what they catch.
  static let ofCases: [WireEdit] = [
    ofCase("a case is renamed") { element, type, _, numbers in
      // Half of them keep their tag.
      if type.layout != .untagged, element.tag == nil, type.rawType == nil, type.options["caseNames"] == nil,
        numbers.chance(50)
      {
        element.tag = "\"\(element.name)\""
      }
      element.name += "New"
      return true
    },
    ofEnum("a case is added") { type, model, numbers in
      var element = ModelCase(name: "added")
      guard !type.cases.contains(where: { $0.name == "added" }) else { return false }
      if type.layout != .rawValue {
        element.values = model.randomValues(numbers.pick([0, 1, 1, 2]), ["n", "x", "y"], type, &numbers)
      }
      if type.layout == .untagged, !element.values.isEmpty, numbers.chance(30) {
        let matches = numbers.pick([".object", ".integer", ".number", ".string", "[\"x\"]", "[\"y\"]", "[\"n\"]"])
        // What a coder writes may be of another kind, which the case would never read.
        if element.values.allSatisfy({ $0.coder == nil }) { element.matches = matches }
      }
      if type.layout == .rawValue, type.rawType == nil, type.cases.first?.tag.flatMap(Int.init) != nil {
        element.tag = "77"
      }
      type.cases.insert(element, at: numbers.pick(Array(0...type.cases.count)))
      return true
    },
    ofCase(
      "a case without values gets some",
      where: { $0.values.isEmpty && $0.capture == nil && $1.layout != .rawValue }
    ) { element, type, model, numbers in
      element.values = model.randomValues(numbers.pick([1, 1, 2]), ["x", "y"], type, &numbers)
      return true
    },
    ofEnum("a case is removed") { type, _, numbers in
      guard type.cases.count > 1 else { return false }
      type.cases.remove(at: numbers.pick(Array(type.cases.indices)))
      return true
    },
    ofCase("rest", where: { element, _ in element.capture == nil }) { element, type, _, _ in
      guard let last = element.values.last, case .array = last.type, last.coder == nil, last.defaultValue == nil,
        type.layout != .discriminator, type.layout != .flattened, type.layout != .rawValue
      else { return false }
      element.takesRest.toggle()
      return true
    },
    ofCase("a value is put before the rest", where: { element, _ in element.takesRest }) { element, _, model, numbers in
      guard case .array(let type) = element.values.last?.type else { return false }
      let label = element.values[0].label == nil ? nil : "n"
      let value = ModelValue(label: label, type: numbers.pick([type, .optional(.plain("Int")), .plain("Bool")]))
      element.values.insert(value, at: numbers.pick(Array(element.values.indices)))
      if numbers.chance(20) { (element.values[0].type, element.values[0].defaultValue) = (.plain("Int"), "5") }
      return true
    },
    ofCase("another tag") { element, type, _, numbers in
      let isNumber = element.tag.flatMap(Int.init) != nil
      let old = element.tag
      element.tag = isNumber ? "55" : numbers.chance(30) && element.tag != nil ? nil : "\"\(element.name)Tag2\""
      if numbers.chance(30), let old { element.aliases.append(old) }
      return type.layout != .untagged || element.values.isEmpty && element.capture == nil
    },
    ofEnum("two cases exchange their tags") { type, _, numbers in
      guard type.cases.count > 1, type.layout != .untagged, type.options["caseNames"] == nil, type.rawType == nil
      else { return false }
      let (first, second) = (numbers.pick([0, type.cases.count - 2]), type.cases.count - 1)
      guard first != second else { return false }
      let tags = [first, second].map { type.cases[$0].tag ?? "\"\(type.cases[$0].name)\"" }
      (type.cases[first].tag, type.cases[second].tag) = (tags[1], tags[0])
      return true
    },
    ofEnum("a tag moves to a new case") { type, _, numbers in
      guard let index = type.cases.indices.randomElement(using: &numbers), type.layout != .untagged,
        type.rawType == nil, type.options["caseNames"] == nil
      else { return false }
      var element = type.cases[index]
      guard element.capture == nil, !element.catchesMissing, !element.catchesInvalid else { return false }
      element.tag = element.tag ?? "\"\(element.name)\""
      element.name = "moved"
      type.cases[index].tag = Int(element.tag ?? "") == nil ? "\"\(type.cases[index].name)Tag3\"" : "66"
      type.cases[index].aliases = []
      type.cases.insert(element, at: numbers.pick(Array(0...type.cases.count)))
      return true
    },
    ofCase("a case loses its tag, or gets it back") { element, type, _, _ in
      element.tag = element.tag == "nil" ? nil : "nil"
      return type.layout != .untagged && type.layout != .rawValue && element.capture == nil
    },
    ofCase("labels of a case are ignored, or kept") { element, type, _, numbers in
      let old = element.labels
      element.labels = numbers.pick([".ignore", ".keep", nil].filter { $0 != old })
      return type.layout.canIgnoreLabels
    },
    ofCase("an alias is added") { element, type, _, _ in
      element.aliases.append(element.tag.flatMap(Int.init) == nil ? "\"\(element.name)Alias2\"" : "99")
      return (type.layout != .untagged || element.tag != nil) && element.capture == nil
    },
    ofCase("an alias is added that a merged value can write", where: { element, _ in !element.values.isEmpty }) {
      element,
      type,
      _,
      _ in
      // The first sample of a text.
      element.aliases.append("\"s0\"")
      return type.options["unlabeled"] == ".merged"
    },
    ofCase("an alias is removed", where: { element, _ in !element.aliases.isEmpty }) { element, _, _, _ in
      element.aliases = []
      return true
    },
    ofCase("an alias becomes the tag", where: { element, _ in !element.aliases.isEmpty }) { element, type, _, numbers in
      guard type.options["caseNames"] == nil else { return false }
      let old = element.tag ?? "\"\(element.name)\""
      element.tag = element.aliases[0]
      element.aliases[0] = old
      return true
    },
    ofEnum("a case that catches is added") { type, model, numbers in
      guard !type.cases.contains(where: { $0.name == "caught" }) else { return false }
      type.cases.append(model.randomCatching("caught", type, &numbers))
      return true
    },
    ofCase(
      "a case catches something else",
      where: { element, _ in element.capture != nil || element.catchesMissing || element.catchesInvalid }
    ) { element, type, model, numbers in
      let other = model.randomCatching(element.name, type, &numbers)
      element = numbers.chance(30) ? ModelCase(name: element.name, tag: element.tag) : other
      return true
    },
    ofCase("a case keeps something else", where: { element, _ in element.capture != nil }) {
      element,
      type,
      model,
      numbers in
      element.capture = model.randomCapture(type, &numbers)
      return true
    },
    ofEnum("another case catches the missing tag") { type, _, numbers in
      guard type.layout != .untagged, type.layout != .rawValue else { return false }
      for index in type.cases.indices { type.cases[index].catchesMissing = false }
      let empty = type.cases.indices.filter {
        type.cases[$0].capture == nil
          && type.cases[$0].values.allSatisfy { $0.type.isOptional || $0.defaultValue != nil }
      }
      guard let index = empty.randomElement(using: &numbers) else { return false }
      type.cases[index].catchesMissing = true
      return true
    },
    ofCase("other matches", where: { element, type in type.layout == .untagged && element.capture == nil }) {
      element,
      _,
      _,
      numbers in
      let keys = element.values.compactMap(\.label).map { "[\"\($0)\"]" }
      let matches = numbers.pick([".object", ".integer", ".number", ".string", ".array", "[.integer, .number]"] + keys)
      element.matches = element.matches == nil || numbers.chance(50) ? matches : nil
      return true
    },
    ofCase("a case is skipped") { element, type, _, numbers in
      if element.skip != nil || element.capture != nil || element.catchesMissing || element.catchesInvalid {
        return false
      }
      element.skip = numbers.pick(["true", ".decoding", ".encoding"])
      if element.skip == "true" { (element.tag, element.aliases) = (nil, []) }
      return type.cases.count > 1
    },
    ofEnum("a case shares the tag of another") { type, _, numbers in
      guard type.layout != .untagged, type.rawType == nil, type.options["caseNames"] == nil else { return false }
      let index = numbers.pick(Array(type.cases.indices))
      var other = ModelCase(name: "twin", tag: type.cases[index].tag ?? "\"\(type.cases[index].name)\"")
      (other.values, other.skip) = (type.cases[index].values, ".decoding")
      if numbers.chance(50) { swap(&other.skip, &type.cases[index].skip) }
      type.cases.append(other)
      return type.cases[index].capture == nil
    },
  ]
}
