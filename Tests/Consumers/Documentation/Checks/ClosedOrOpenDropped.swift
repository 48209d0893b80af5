struct LossyResponse: Codable {
  @LossyPolymorph<AnimalType, [any Animal]> var items
}

let known = try decoder.decode(LossyResponse.self, from: newer)
holds(known.items.count == 1 && known.$items.first?.index == 0 && known.$items.first?.tag == "fish")
let nameless = Data(#"{"items":[{"type":"dog"}]}"#.utf8)
holds((try? decoder.decode(LossyResponse.self, from: nameless)) == nil)
