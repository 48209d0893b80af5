import CodableEnum
import Foundation

struct Point: Payload {
  var x: Int
  var y: Int?
}

/// An array and a dictionary that may be nil.
struct Counts: Payload {
  var counts: [Int]?
  var byName: [String: Int]?
}

/// An object that is always empty.
struct Nothing: Payload {}

/// Every check there is, in an order that never changes.
let checks: [Check] = Check.Place.allCases.flatMap(checks(in:))

private func checks(in place: Check.Place) -> [Check] {
  var checks = families.flatMap { payloads(in: $0, place) }
  checks += merged(in: place)
  checks += besideFields(in: place)
  checks += unknownCases(in: place)
  checks += versions(in: place)
  checks += openEnums(in: place)
  checks += untagged(in: place)
  checks += options(in: place)
  return checks
}

/// Every shape of payload, of every type, in one layout.
private func payloads<Family: LayoutFamily>(in family: Family.Type, _ place: Check.Place) -> [Check] {
  func shapes<Value: Payload>(_ values: Value...) -> [Check] {
    func open<Enum: Layout<Value>>(_ type: Enum.Type) -> [Check] {
      let cases = values.flatMap { value in
        [
          Enum.one(value), .labeled(value: value), .pair(value, 2), .both(value: value, count: 2), .maybe(value),
          .pairOfMaybes(value, nil), .maybes(value: value, count: nil), .preset(value: value, count: 2),
        ]
      }
      return cases.map { Check($0, of: family.name, in: place) }
    }
    return open(family.layout(of: Value.self))
  }
  func nils<Enum: Layout>(_ type: Enum.Type) -> [Check] {
    [
      Enum.none, .maybe(nil), .pairOfMaybes(nil, 2), .pairOfMaybes(nil, nil), .maybes(value: nil, count: 2),
      .maybes(value: nil, count: nil), .preset(value: nil, count: 7),
    ]
    .map { Check($0, of: family.name, in: place) }
  }
  func nested<Enum: Layout<Int>>(_ type: Enum.Type) -> [Check] {
    shapes(Enum.none, .one(1), .pair(1, 2), .both(value: 1, count: 2), .maybe(nil))
      + shapes([Enum.one(1), .pair(1, 2)], [.none])
  }

  var checks = nils(family.layout(of: Int.self))
  checks += nested(family.layout(of: Int.self))
  checks += shapes("x") + shapes([1, 2]) + shapes(["a": 1, "b": 2]) + shapes(Point(x: 1, y: 2), Point(x: 1))
  // A property or an element is written as the root is: not every value again.
  if place != .root { return checks }
  checks += shapes(0, -1, .max)
  checks += shapes(true, false)
  checks += shapes(0.5, -1e100)
  checks += shapes("", " two  words ", "true", "12", "null", "one", "ä&<>\"'=+%[]/", "two\nlines", "🙂")
  checks += shapes([1], [])
  checks += shapes(["x", ""])
  checks += shapes([[1, 2], []])
  checks += shapes([:] as [String: Int])
  checks += shapes(["a": [1, 2]])
  checks += shapes([Point(x: 1, y: 2), Point(x: 1)])
  checks += shapes(URL(string: "https://x.y/z?a=b&c") ?? .homeDirectory)
  checks += shapes(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
  checks += shapes(Date(timeIntervalSinceReferenceDate: 12))
  checks += shapes(Data([1, 2, 3]))
  return checks
}

/// Values that are objects, in the object of the case.
private func merged(in place: Check.Place) -> [Check] {
  func check(_ value: some Payload) -> Check { Check(value, of: "merged", in: place) }
  return [
    check(MergedValue.one(Point(x: 1, y: 2))), check(MergedValue.one(Point(x: 1))),
    check(MergedValue.one(["a": 1])), check(MergedValue.one([String: Int]())),
    check(MergedValue.one(["a": ["x", ""]])),
    check(MergedValue.one(Flat<Int>.none)), check(MergedValue.one(Flat.one(1))),
    check(MergedValue.one(Flat.both(value: "x", count: 2))),
    check(MergedValue.one(Discriminated<Int>.none)), check(MergedValue.one(Discriminated.pair("x", 2))),
    check(MergedValue.one(Positional<Int>.none)), check(MergedValue.one(Positional.one([1, 2]))),
    check(MergedValue.one(Positional.pair(1, 2))), check(MergedValue.one(Labeled<Int>.none)),
    check(MergedValue.one(Labeled.both(value: "x", count: 2))),
    check(MergedValue.one(Natural.both(value: 1, count: 2))),
    check(MergedValue.one(Natural.one("x"))),
  ]
}

/// What all cases share, beside the case.
struct Shared: Payload {
  var id: Int
  var note: String?
}

private func besideFields(in place: Check.Place) -> [Check] {
  func check(_ variant: some Payload, note: String? = nil) -> Check {
    Check(Merged(Shared(id: 7, note: note), variant), of: "fields", in: place)
  }
  return [
    check(Positional<Int>.none), check(Positional.one(1), note: "x"), check(Positional.pair("x", 2)),
    check(Arrays.pair(1, 2)), check(Labeled.both(value: "x", count: 2)), check(Natural<Int>.none),
    check(Natural.both(value: 1, count: 2), note: "x"), check(Discriminated.pair("x", 2)), check(Flat<Int>.none),
    check(Flat.both(value: "x", count: 2), note: "x"), check(Indexed.pair(1, 2)), check(Adjacent<Int>.none),
    check(Adjacent.both(value: 1, count: 2)), check(MergedValue.one(Point(x: 1, y: 2))), check(Point(x: 1)),
    check(["a": 1]), check(Merged(Point(x: 1), Flat.one(1))),
  ]
}
