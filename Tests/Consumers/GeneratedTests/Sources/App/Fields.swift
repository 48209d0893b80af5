import CodableEnum

struct UpdateFields: Codable, Equatable {
  var id: Int
}

// @CodableEnum
enum UpdateContent: Equatable {
  case message(String)
  case closed
}

typealias Update = Merged<UpdateFields, UpdateContent>
typealias Updates = Merged<UpdateFields, Merged<Page, UpdateContent>>

struct Page: Codable, Equatable {
  var next: String?
}
