import CodableEnumGenerator
import CodableEnumJSON

extension SampleSet {
  /// What may have been meant instead of these samples; nil if nothing else.
  package var hint: String? {
    guard samples.count == 1, let sample = samples.first, sample.pointer.isEmpty, let members = sample.json.members
    else {
      return nil
    }
    let path = files[sample.file].path
    if sample.json.isSchema {
      return "'\(path)' looks like a schema: to make types of it, run codable-enum import \(path)"
    }
    let lists = members.filter { $0.value.array?.contains { $0.members != nil } ?? false }
    let isPage = members.allSatisfy { member in
      lists.contains { $0.key == member.key } || !(member.value.array?.isEmpty == false)
    }
    guard isPage, lists.count == 1, let list = lists.first, let count = list.value.array?.count, count > 1 else {
      return nil
    }
    let pointer = JSONPointer.appending(list.key, to: "")
    return "'\(path)' is one sample, with a list of \(count): if these are the samples, add --at \(pointer)"
  }
}

extension JSONValue {
  /// Whether it says so itself, by the dialect of JSON Schema or the version of OpenAPI.
  fileprivate var isSchema: Bool {
    self["$schema"]?.string?.parts(around: "json-schema.org") != nil || self["openapi"]?.string != nil
      || self["swagger"]?.string != nil
  }
}
