// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Packet: Equatable {
  case ping
  case block(bytes: [UInt8], checksum: UInt32)
}
