import Foundation
import GRDB
import Hummingbird
import TOMLKit
import XMLCoder
import Yams

/// The coders that annotated enums are held against.
enum Coder: String, CaseIterable, Sendable {
  case json = "JSON"
  case binaryPropertyList = "Property list, binary"
  case xmlPropertyList = "Property list, XML"
  case yaml = "Yams"
  case column = "GRDB column"
  case xml = "XMLCoder"
  case toml = "TOMLKit"
  case form = "URL-encoded form"

  /// Encodes one value and decodes what was written as another type.
  func transmit<Sent: Encodable, Received: Decodable>(_ value: Sent, as type: Received.Type) throws -> Received {
    switch self {
    case .json:
      return try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
    case .binaryPropertyList:
      return try propertyList(value, as: type, format: .binary)
    case .xmlPropertyList:
      return try propertyList(value, as: type, format: .xml)
    case .yaml:
      return try YAMLDecoder().decode(type, from: YAMLEncoder().encode(value))
    case .column:
      return try record(holding: value, as: type)
    case .xml:
      let (encoder, decoder) = (XMLEncoder(), XMLDecoder(trimValueWhitespaces: false))
      encoder.dateEncodingStrategy = .secondsSince1970
      decoder.dateDecodingStrategy = .secondsSince1970
      return try decoder.decode(type, from: encoder.encode(value, withRootKey: "root"))
    case .toml:
      return try TOMLDecoder().decode(type, from: TOMLEncoder().encode(value) as String)
    case .form:
      return try URLEncodedFormDecoder().decode(type, from: URLEncodedFormEncoder().encode(value))
    }
  }
}

private func propertyList<Sent: Encodable, Received: Decodable>(
  _ value: Sent,
  as type: Received.Type,
  format: PropertyListSerialization.PropertyListFormat
) throws -> Received {
  let encoder = PropertyListEncoder()
  encoder.outputFormat = format
  return try PropertyListDecoder().decode(type, from: encoder.encode(value))
}

// MARK: GRDB

private struct Record<Content> {
  var content: Content
}

extension Record: Encodable, EncodableRecord, TableRecord, MutablePersistableRecord where Content: Encodable {
  static var databaseTableName: String { "record" }
}

extension Record: Decodable, FetchableRecord where Content: Decodable {}

private func record<Sent: Encodable, Received: Decodable>(
  holding value: Sent,
  as type: Received.Type
) throws -> Received {
  try database.write { database in
    try database.execute(sql: "DELETE FROM record")
    var record = Record(content: value)
    try record.insert(database)
    guard let received = try Record<Received>.fetchOne(database, sql: "SELECT * FROM record") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return received.content
  }
}

private let database: DatabaseQueue = {
  do {
    let queue = try DatabaseQueue()
    try queue.write { try $0.execute(sql: "CREATE TABLE record (content)") }
    return queue
  } catch {
    fatalError("\(error)")
  }
}()
