/// The place of an element in an array, as coding paths have it.
struct ElementKey: CodingKey {
  let index: Int

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(index: Int) { self.index = index }
  init(intValue: Int) { self.init(index: intValue) }
  init?(stringValue _: String) { nil }
}
