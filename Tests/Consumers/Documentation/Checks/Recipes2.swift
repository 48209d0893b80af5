try reads(#"{"aps":{"alert":"Shipped"},"kind":"order","id":7}"#, Push.order(id: 7))
holds("\(push)" == "order(id: 7)")
struct Header: Codable { var aps: [String: String] }
let merged = try JSONDecoder().decode(Merged<Header, Push>.self, from: payload)
holds(merged.fields.aps == ["alert": "Shipped"])
