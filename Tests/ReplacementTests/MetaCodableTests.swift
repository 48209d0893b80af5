import Foundation
import Testing

/// The JSON of MetaCodable's run-time tests of enums, by annotation. Its code is not used.
///
/// No annotation can replace tags that are doubles, ranges (`3.14`, `15..<20`) or arrays (`[1, 2, 3]`), a tag nested
/// deeper than its values (`data.attributes.operation`), or distinguishing `UInt` from `Int` without a tag. A case that
/// is only read or only written is skipped in both directions here.
@Suite struct MetaCodableTests {
  @Test(arguments: tags + rawValues + values + untagged + posts)
  func row(row: Row) throws {
    try row.expect()
  }
}

private let tags: [Row] = [
  .reads(#"{"key":"k","type":"load"}"#, as: MetaCodable.Command.load(key: "k")),
  .reads(#"{"key":"k","type":"store","value":5}"#, as: MetaCodable.Command.store(key: "k", value: 5)),
  .refuses(
    #"{"type":"erase"}"#,
    MetaCodable.Command.self,
    #"type: unknown case "erase" of Command; expected one of "load", "store""#
  ),
  .reads(#"{"key":"k","type":1}"#, as: MetaCodable.NumberedCommand.load(key: "k")),
  .reads(#"{"key":"k","type":2,"value":5}"#, as: MetaCodable.NumberedCommand.store(key: "k", value: 5)),
  .refuses(
    #"{"type":3}"#,
    MetaCodable.NumberedCommand.self,
    "type: unknown case 3 of NumberedCommand; expected one of 1, 2"
  ),
  .reads(#"{"key":"k","type":"load"}"#, as: MetaCodable.MixedCommand.load(key: "k")),
  .reads(
    #"{"key":"k","type":12}"#,
    as: MetaCodable.MixedCommand.load(key: "k"),
    writes: #"{"key":"k","type":"load"}"#
  ),
  .reads(
    #"{"key":"k","type":true}"#,
    as: MetaCodable.MixedCommand.load(key: "k"),
    writes: #"{"key":"k","type":"load"}"#
  ),
  .reads(
    #"{"key":"k","type":30,"value":5}"#,
    as: MetaCodable.MixedCommand.store(key: "k", value: 5),
    writes: #"{"key":"k","type":"store","value":5}"#
  ),
  .refuses(
    #"{"key":"k","type":false}"#,
    MetaCodable.MixedCommand.self,
    #"type: unknown case false of MixedCommand; expected one of "load", "store", 12, 30, true"#
  ),
  .reads(#"{"content":{"key":"k"},"type":"load"}"#, as: MetaCodable.AdjacentCommand.load(key: "k")),
  .reads(
    #"{"content":{"key":"k","value":5},"type":"store"}"#,
    as: MetaCodable.AdjacentCommand.store(key: "k", value: 5)
  ),
  .refuses(
    #"{"content":{"key":"k"},"type":"store"}"#,
    MetaCodable.AdjacentCommand.self,
    #"content: case "store" of AdjacentCommand has no "value""#
  ),
  .reads(#"{"content":{"key":"k"},"type":1}"#, as: MetaCodable.NumberedContent.load(key: "k")),
  .reads(
    #"{"content":{"key":"k","value":5},"type":"store"}"#,
    as: MetaCodable.NumberedContent.store(key: "k", value: 5),
    writes: #"{"content":{"key":"k","value":5},"type":2}"#
  ),
  .reads(#"{"bool":{"variable":true}}"#, as: MetaCodable.External.bool(true)),
  .reads(#"{"altInt":{"val":5}}"#, as: MetaCodable.External.int(val: 5)),
  .reads(#"{"altDouble1":2.5}"#, as: MetaCodable.External.double(2.5)),
  .reads(#"{"altDouble2":2.5}"#, as: MetaCodable.External.double(2.5), writes: #"{"altDouble1":2.5}"#),
  .reads(#"{"string":"x"}"#, as: MetaCodable.External.string("x")),
  .reads(#"{"multi":{"_2":"x","val":5,"variable":false}}"#, as: MetaCodable.External.multi(false, val: 5, "x")),
  .refuses(
    #"{"string":"x","altInt":{"val":5}}"#,
    MetaCodable.External.self,
    #": 2 cases of External, "altInt" and "string"; expected exactly one"#
  ),
  .reads(#"{"type":"bool","variable":true}"#, as: MetaCodable.Internal.bool(true)),
  .reads(#"{"type":"altInt","val":5}"#, as: MetaCodable.Internal.int(val: 5)),
  .reads(
    #"{"_2":"x","type":"multi","val":5,"variable":true}"#,
    as: MetaCodable.Internal.multi(true, val: 5, "x")
  ),
  .reads(#"{"altString":"x"}"#, as: MetaCodable.Ignored.string("x")),
  .refuses(
    #"{"bool":{"variable":true}}"#,
    MetaCodable.Ignored.self,
    #"bool: unknown case "bool" of Ignored; expected one of "altString", "int""#
  ),
  .reads(#"{"key":"k","type":"load"}"#, as: MetaCodable.Omitting.load(key: "k")),
  .reads(
    #"{"cached":true,"key":"k","type":"load"}"#,
    as: MetaCodable.Omitting.load(key: "k"),
    writes: #"{"key":"k","type":"load"}"#
  ),
  .reads(#"{"key":"k","type":"store","value":5}"#, as: MetaCodable.Omitting.store(key: "k", value: 5)),
]

private let rawValues: [Row] = [
  .reads(#"["active","inactive","pending"]"#, as: [MetaCodable.Status.active, .inactive, .pending]),
  .reads(#"{"type":{"type":"pending"}}"#, as: ["type": ["type": MetaCodable.Status.pending]]),
  .reads("[1,2,3]", as: [MetaCodable.Priority.low, .medium, .high]),
  .reads(#"{"level":"beginner"}"#, as: MetaCodable.Level.beginner),
  .reads(#"{"level":"advanced"}"#, as: MetaCodable.Level.advanced),
  .reads(#"["get","post","put","delete"]"#, as: [MetaCodable.HTTPMethod.get, .post, .put, .delete]),
  .reads(
    #"["GET","post","PUT","delete"]"#,
    as: [MetaCodable.HTTPMethod.get, .post, .put, .delete],
    writes: #"["get","post","put","delete"]"#
  ),
  .refuses(#""INVALID""#, MetaCodable.HTTPMethod.self, #": unknown case "INVALID" of HTTPMethod; …"#),
  .reads("[200,400,500]", as: [MetaCodable.ResponseCode.success, .clientError, .serverError]),
  .reads(
    "[200,201,202,401,403,404,501,502,503]",
    as: [MetaCodable.ResponseCode](repeating: .success, count: 3) + [.clientError, .clientError, .clientError]
      + [.serverError, .serverError, .serverError],
    writes: "[200,200,200,400,400,400,500,500,500]"
  ),
  .refuses(
    "999",
    MetaCodable.ResponseCode.self,
    ": unknown case 999 of ResponseCode; expected one of 200, 201, 202, 400, 401, 403, 404, 500, 501, 502, 503"
  ),
  .reads(#"["debug","info","warning","error"]"#, as: [MetaCodable.LogLevel.debug, .info, .warning, .error]),
  .reads(
    #"["DEBUG","TRACE","INFORMATION","WARN","FATAL"]"#,
    as: [MetaCodable.LogLevel.debug, .debug, .info, .warning, .error],
    writes: #"["debug","debug","info","warning","error"]"#
  ),
  .reads(#"["load","store"]"#, as: [MetaCodable.RawCommand.load, .store]),
  .reads(
    "[12,true,30,false]",
    as: [MetaCodable.RawCommand.load, .load, .store, .store],
    writes: #"["load","load","store","store"]"#
  ),
  .reads("[200,400,500]", as: [MetaCodable.LenientCode.success, .clientError, .serverError]),
  .reads(
    #"["200","400","500"]"#,
    as: [MetaCodable.LenientCode.success, .clientError, .serverError],
    writes: "[200,400,500]"
  ),
  .reads(
    "[200.00,400.0,500.00]",
    as: [MetaCodable.LenientCode.success, .clientError, .serverError],
    writes: "[200,400,500]"
  ),
]

private let values: [Row] = [
  .reads(model("true", "5", "5.5", #""some""#), as: lenient(true, 5, 5.5, "some")),
  .reads(model("1", "5", "5.5", #""some""#), as: lenient(true), writes: model("true", "5", "5.5", #""some""#)),
  .reads(model("0.0", "5", "5.5", #""some""#), as: lenient(false), writes: model("false", "5", "5.5", #""some""#)),
  .reads(model(#""yes""#, "5", "5.5", #""some""#), as: lenient(true), writes: model("true", "5", "5.5", #""some""#)),
  .reads(model(#""f""#, "5", "5.5", #""some""#), as: lenient(false), writes: model("false", "5", "5.5", #""some""#)),
  .refuses(model("2", "5", "5.5", #""some""#), MetaCodable.Lenient.self, "bool: 2 is not a boolean"),
  .refuses(model(#""random""#, "5", "5.5", #""some""#), MetaCodable.Lenient.self, "bool: random is not a boolean"),
  .reads(
    model("true", #""7""#, "5.5", #""some""#),
    as: lenient(true, 7),
    writes: model("true", "7", "5.5", #""some""#)
  ),
  .reads(model("true", "5.0", "5.5", #""some""#), as: lenient(true, 5), writes: model("true", "5", "5.5", #""some""#)),
  .refuses(model("true", "5.5", "5.5", #""some""#), MetaCodable.Lenient.self, "…"),
  .refuses(
    model("true", #""1.1""#, "5.5", #""some""#),
    MetaCodable.Lenient.self,
    #"int: "1.1" is not the text of Int"#
  ),
  .reads(
    model("true", "5", #""1.01""#, #""some""#),
    as: lenient(true, 5, 1.01),
    writes: model("true", "5", "1.01", #""some""#)
  ),
  .reads(model("true", "5", "5", #""some""#), as: lenient(true, 5, 5)),
  .refuses(
    model("true", "5", #""0.1.1""#, #""some""#),
    MetaCodable.Lenient.self,
    #"double: "0.1.1" is not the text of Double"#
  ),
  .reads(model("true", "5", "5.5", "5"), as: lenient(true, 5, 5.5, "5"), writes: model("true", "5", "5.5", #""5""#)),
  .reads(
    model("true", "5", "5.5", "true"),
    as: lenient(true, 5, 5.5, "true"),
    writes: model("true", "5", "5.5", #""true""#)
  ),
  .reads(
    model("true", "5", "5.5", "1.25"),
    as: lenient(true, 5, 5.5, "1.25"),
    writes: model("true", "5", "5.5", #""1.25""#)
  ),
  .reads(#"{"items":[1,2],"type":"list"}"#, as: MetaCodable.Lenient.list(items: [1, 2])),
  .reads(
    #"{"items":[1,"x",2,null],"type":"list"}"#,
    as: MetaCodable.Lenient.list(items: [1, 2]),
    writes: #"{"items":[1,2],"type":"list"}"#
  ),
]

private func model(_ bool: String, _ int: String, _ double: String, _ string: String) -> String {
  #"{"bool":\#(bool),"double":\#(double),"int":\#(int),"string":\#(string),"type":"model"}"#
}

private func lenient(
  _ bool: Bool,
  _ int: Int = 5,
  _ double: Double = 5.5,
  _ string: String = "some"
) -> MetaCodable.Lenient {
  .model(bool: bool, int: int, double: double, string: string)
}

private let untagged: [Row] = [
  .reads(
    #"[true,12,-43,36.78,"test",[true],{"bool":true,"dictionary":{"unit":12}}]"#,
    as: MetaCodable.Value.array([
      .bool(true), .int(12), .int(-43), .double(36.78), .string("test"), .array([.bool(true)]),
      .dictionary(["bool": .bool(true), "dictionary": .dictionary(["unit": .int(12)])]),
    ])
  ),
  .refuses("null", MetaCodable.Value.self, ": no case of Value takes null; …"),
  .reads(
    #"[true,12,36.5,"test",null,{"a":[]}]"#,
    as: MetaCodable.NullableValue.array([
      .bool(true), .uint(12), .float(36.5), .string("test"), .nil, .dictionary(["a": .array([])]),
    ])
  ),
  .reads("-43", as: MetaCodable.NullableValue.float(-43)),
  .reads(#"{"variable":true}"#, as: MetaCodable.Nested.bool(true)),
  .reads(#"{"val":5}"#, as: MetaCodable.Nested.int(val: 5)),
  .reads(#""x""#, as: MetaCodable.Nested.string("x")),
  .reads(#"{"flag":true,"str":"x","val":5}"#, as: MetaCodable.Nested.options(flag: true, val: 5, str: "x")),
  .reads(#"[true,5,"x"]"#, as: MetaCodable.Nested.multi(true, 5, "x")),
]

private let posts: [Row] = {
  let id = "00005678-ABCD-EFAB-0123-456789ABCDEF"
  let uuid = UUID(uuidString: id) ?? UUID()
  let url = URL(string: "https://a.url.com/x")
  let next = URL(filePath: "/next")
  guard let url else { return [] }
  let text = #""id":"\#(id)","likes":145,"text":"Lorem""#
  let picture = #""caption":"Lorem","id":"\#(id)","likes":370"#
  let audio = #""duration":60,"id":"\#(id)","likes":25"#
  let address = #""url":"https://a.url.com/x""#
  let textPost = MetaCodable.TextPost(id: uuid, likes: 145, text: "Lorem")
  let picturePost = MetaCodable.PicturePost(id: uuid, likes: 370, url: url, caption: "Lorem")
  let audioPost = MetaCodable.AudioPost(id: uuid, likes: 25, url: url, duration: 60)
  func page(_ posts: String) -> String { #"{"content":[\#(posts)],"next":"file:///next"}"# }
  return [
    .reads(
      page(#"{"text":{\#(text)}},{"picture":{\#(picture),\#(address)}},{"audio":{\#(audio),\#(address)}}"#),
      as: MetaCodable.Page<MetaCodable.ExternalPost>(
        content: [.text(textPost), .picture(picturePost), .audio(audioPost)],
        next: next
      )
    ),
    .reads(
      #"{"photo":{\#(picture),\#(address)}}"#,
      as: MetaCodable.ExternalPost.picture(picturePost),
      writes: #"{"picture":{\#(picture),\#(address)}}"#
    ),
    .reads(
      page(
        #"{\#(text),"type":"text"},{\#(picture),"type":"picture",\#(address)},{\#(audio),"type":"audio",\#(address)}"#
      ),
      as: MetaCodable.Page<MetaCodable.InternalPost>(
        content: [.text(textPost), .picture(picturePost), .audio(audioPost)],
        next: next
      )
    ),
    .reads(
      #"{\#(picture),"type":"photo",\#(address)}"#,
      as: MetaCodable.InternalPost.picture(picturePost),
      writes: #"{\#(picture),"type":"picture",\#(address)}"#
    ),
    .reads(
      page(#"{"content":{\#(text)},"type":"text"},{"content":{\#(audio),\#(address)},"type":"audio"}"#),
      as: MetaCodable.Page<MetaCodable.AdjacentPost>(content: [.text(textPost), .audio(audioPost)], next: next)
    ),
    .reads(
      #"{"content":{\#(picture),\#(address)},"type":"photo"}"#,
      as: MetaCodable.AdjacentPost.picture(picturePost),
      writes: #"{"content":{\#(picture),\#(address)},"type":"picture"}"#
    ),
    .reads(
      #"{"challenge":"c","code":5,"mac":"m","operation":"REGISTRATION"}"#,
      as: MetaCodable.Attributes.registration(mac: "m", challenge: "c", code: 5)
    ),
    .reads(
      #"{"expiresIn":2.5,"token":"t"}"#,
      as: MetaCodable.Attributes.expiry(token: "t", expiresIn: 2.5),
      writes: #"{"expiresIn":2.5,"operation":"expiry","token":"t"}"#
    ),
  ]
}()
