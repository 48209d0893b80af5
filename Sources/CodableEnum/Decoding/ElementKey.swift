/// The index of an array element, in a coding path.
struct ElementKey: CodingKey {
  let index: Int

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(index: Int) { self.index = index }
  init(intValue: Int) { self.init(index: intValue) }
  init?(stringValue _: String) { nil }
}
