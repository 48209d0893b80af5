// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Figure {
  case rectangle(corners: Int?)  // @CodableCase(catches: [.unknown, .missing, .invalid])
}
try reads(#"{"corners":4}"#, Figure.rectangle(corners: 4))
try reads(#"{"type":"star","corners":4}"#, Figure.rectangle(corners: nil))
