import Foundation
import Testing

/// Enums coded by hand in common ways, and annotations that replace the code: both read and write the same JSON, and
/// refuse the same.
@Suite struct ReplacementTests {
  @Test(arguments: kinds + keys + openTags + failures + keyedTags + tags + sharedObjects + directions)
  func replacement(replacement: Replacement) throws {
    try replacement.compare()
  }
}

private let kinds: [Replacement] = [
  Replacement(
    ByHand.Width.self,
    ByAnnotation.Width.self,
    accepts: [#""auto""#, #""min-content""#, #""1 em""#, "5", #""""#],
    refuses: ["null", "0.5", "[]", "{}", "true"]
  ),
  Replacement(
    ByHand.Condition.self,
    ByAnnotation.Condition.self,
    accepts: [#"["and"]"#, #"["and",["has","a"],["or",["has","b"],["has","c"]]]"#, #"["has","a"]"#],
    refuses: ["[]", #"["has"]"#, #"["has","a","b"]"#, #"["xor"]"#, #"["and",5]"#, #""and""#]
  ),
  Replacement(
    ByHand.RequestID.self,
    ByAnnotation.RequestID.self,
    accepts: ["1", "-7", #""a""#, #""1""#],
    refuses: ["null", "true", "[]", "{}", "1.5"]
  ),
  Replacement(
    ByHand.StringOrList.self,
    ByAnnotation.StringOrList.self,
    accepts: [#""a""#, #"["a","b"]"#, "[]"],
    refuses: ["1", "{}", "[1]", "null"]
  ),
  Replacement(
    ByHand.Availability.self,
    ByAnnotation.Availability.self,
    accepts: [#""always""#, #""24/7""#, #""never""#, "0", "8", #"["monday"]"#, "[]"],
    refuses: [#""sometimes""#, "null", "true", "0.5", "{}", "[1]"]
  ),
  Replacement(
    ByHand.Quantity.self,
    ByAnnotation.Quantity.self,
    accepts: ["5", "18446744073709551615", "-1", "-9223372036854775808", #""a""#],
    refuses: ["18446744073709551616", "0.5", "null", "true", "[]"]
  ),
  Replacement(ByHand.AnyJSON.self, ByAnnotation.AnyJSON.self, accepts: anyJSON),
  Replacement(ByHand.NumberJSON.self, ByAnnotation.NumberJSON.self, accepts: anyJSON),
  Replacement(
    ByHand.StringOrMarkup.self,
    ByAnnotation.StringOrMarkup.self,
    accepts: [#""a""#, #"{"kind":"markdown","value":"*a*"}"#, #"{"kind":"markdown","value":"*a*","x":1}"#],
    refuses: ["1", "{}", #"{"kind":"markdown"}"#, "[]"]
  ),
  Replacement(
    ByHand.BoolOr<Customer>.self,
    ByAnnotation.BoolOr<Customer>.self,
    accepts: ["true", "false", #"{"id":"a"}"#, #"{"email":"e","id":"a"}"#],
    refuses: ["1", "{}", #""true""#]
  ),
  Replacement(
    ByHand.Either<Int, String>.self,
    ByAnnotation.Either<Int, String>.self,
    accepts: ["1", #""a""#],
    refuses: ["[]", "0.5"]
  ),
  Replacement(
    ByHand.Either<Bool, [Int]>.self,
    ByAnnotation.Either<Bool, [Int]>.self,
    accepts: ["true", "[1]"],
    refuses: ["{}"]
  ),
  Replacement(
    ByHand.Expandable.self,
    ByAnnotation.Expandable.self,
    accepts: [#""c_1""#, #"{"email":"e","id":"c_1"}"#],
    refuses: ["{}", "[]", "1"]
  ),
  Replacement(
    ByHand.ToolChoice.self,
    ByAnnotation.ToolChoice.self,
    accepts: [#""none""#, #""auto""#, #"{"function":{"name":"f"}}"#],
    refuses: [#""other""#, "{}", #"{"function":{}}"#, #"{"function":"f"}"#]
  ),
  Replacement(
    ByHand.NamedTool.self,
    ByAnnotation.NamedTool.self,
    accepts: [#""auto""#, #""required""#, #"{"name":"f","type":"function"}"#, #"{"type":"auto"}"#],
    refuses: [#""other""#, #""function""#, "{}", "5", "null", #"{"type":"function"}"#, #"{"type":"other"}"#]
  ),
  Replacement(
    ByHand.Content.self,
    ByAnnotation.Content.self,
    accepts: [#""a""#, "[]", #"[{"text":"a","type":"text"},{"type":"image"}]"#],
    refuses: ["1", "{}", "[1]"]
  ),
]

private let anyJSON = [
  "null", "true", "false", "0", "-1", "36.5", "1e20", #""""#, #""a""#, "[]", "{}", #"[null,1,"a",[0.5,{}]]"#,
  #"{"a":{"b":[true,false]},"c":null}"#, "9007199254740992", "[[[[]]]]", #"{"":""}"#, #"["\u0000","é","👍"]"#,
]

private let keys: [Replacement] = [
  Replacement(
    ByHand.TokenResponse.self,
    ByAnnotation.TokenResponse.self,
    accepts: [
      #"{"access_token":"t"}"#, #"{"access_token":"t","expires_in":5,"scope":"a"}"#, #"{"error":"e"}"#,
      #"{"error":"e","error_description":"d"}"#,
    ],
    refuses: [
      "{}", #"{"access_token":1}"#, #"{"error_description":"d"}"#, "[]", #"{"access_token":"t","expires_in":"5"}"#,
    ]
  ),
  Replacement(
    ByHand.AuthResponse.self,
    ByAnnotation.AuthResponse.self,
    accepts: [
      #"{"access_token":"t","user":{"id":1}}"#, #"{"access_token":"t"}"#, #"{"id":1,"name":"a"}"#,
      #"{"access_token":"t","id":1}"#,
    ],
    refuses: ["{}", #"{"name":"a"}"#, #"{"id":"1"}"#, "null"]
  ),
  Replacement(
    ByHand.ContentChange.self,
    ByAnnotation.ContentChange.self,
    accepts: [#"{"text":"a"}"#, #"{"range":[1,2],"text":"a"}"#, #"{"range":null,"text":"a"}"#],
    refuses: [#"{"range":[1,2]}"#, "{}", #"{"range":1,"text":"a"}"#, #"{"text":1}"#]
  ),
  Replacement(
    ByHand.Place.self,
    ByAnnotation.Place.self,
    accepts: [#"{"lat":1.5,"lng":2}"#, #"{"latitude":1.5,"longitude":2}"#, #""Rome""#],
    refuses: [#"{"lat":1}"#, #"{"lat":1,"longitude":2}"#, "1", "{}"]
  ),
  Replacement(
    ByHand.RPCResponse<[String]>.self,
    ByAnnotation.RPCResponse<[String]>.self,
    accepts: [
      #"{"id":1,"result":["a"]}"#, #"{"error":{"code":1,"message":"m"},"id":1}"#,
      #"{"error":{"code":1,"message":"m"}}"#,
      #"{"id":1,"error":null,"result":[]}"#,
    ],
    refuses: [#"{"id":1}"#, #"{"result":[]}"#, #"{"error":{"code":1},"id":1}"#, #"{"id":1,"result":"a"}"#]
  ),
  Replacement(
    ByHand.Reply<User>.self,
    ByAnnotation.Reply<User>.self,
    accepts: [#"{"error":"e"}"#, #"{"id":1}"#],
    refuses: ["{}", "[]", "1"]
  ),
  Replacement(
    ByHand.Reply<[Int]>.self,
    ByAnnotation.Reply<[Int]>.self,
    accepts: [#"{"error":"e"}"#, "[1,2]", "[]"],
    refuses: ["{}", "1"]
  ),
]

private let openTags: [Replacement] = [
  Replacement(
    ByHand.Resource.self,
    ByAnnotation.Resource.self,
    accepts: [#"{"kind":"patient","name":"a"}"#, #"{"id":3,"kind":"device"}"#],
    refuses: [#"{"kind":"patient"}"#, #"{"kind":"device"}"#, #"{"id":3}"#, "[]"]
  ),
  Replacement(
    ByHand.Extension.self,
    ByAnnotation.Extension.self,
    accepts: [#"{"title":"a"}"#, #"{"color":{"value":"red"}}"#],
    refuses: [#"{"title":1}"#, #"{"color":"red"}"#, #"{"color":{}}"#, "{}"]
  ),
  Replacement(
    ByHand.Visibility.self,
    ByAnnotation.Visibility.self,
    accepts: [#""public""#, #""private""#, #""new""#, #""""#],
    refuses: ["1", "null", "[]"]
  ),
  Replacement(
    ByHand.Material.self,
    ByAnnotation.Material.self,
    accepts: [#""wood""#, #""glass""#, #""stone""#, #""other""#],
    refuses: ["1", "null", "{}"]
  ),
  Replacement(
    ByHand.ErrorCode.self,
    ByAnnotation.ErrorCode.self,
    accepts: ["401", "403", "429", "500", "-1"],
    refuses: [#""401""#, "1.5", "null"]
  ),
  Replacement(
    ByHand.Toggle.self,
    ByAnnotation.Toggle.self,
    accepts: ["true", "false", "1", "0", #""on""#, #""off""#, #""true""#, #""false""#],
    refuses: ["2", #""yes""#, "null", "[]", "0.5"]
  ),
  Replacement(
    ByHand.Theme.self,
    ByAnnotation.Theme.self,
    accepts: [#""light""#, #""system""#, #""new""#, "1", "null", "[]", "{}", "true", "0.5"]
  ),
]

private let failures: [Replacement] = [
  Replacement(
    ByHand.Shape.self,
    ByAnnotation.Shape.self,
    accepts: [
      #"{"radius":1.5,"type":"circle"}"#, #"{"type":"rectangle"}"#, #"{"corners":4,"type":"rectangle"}"#,
      #"{"corners":"oops","type":"rectangle"}"#, #"{"type":"circle"}"#, #"{"type":"star"}"#, "{}", "[]", "null", "5",
      #"{"type":5}"#, #"{"type":null}"#, #"{"type":"unknown"}"#, #"[{"type":"circle"}]"#,
    ]
  ),
  Replacement(
    [ByHand.Shape].self,
    [ByAnnotation.Shape].self,
    accepts: [#"[{"radius":1,"type":"circle"},{"type":"circle"},5]"#],
    refuses: ["5", "{}"]
  ),
  Replacement(
    ByHand.Attachment.self,
    ByAnnotation.Attachment.self,
    accepts: [
      #"{"kind":"image","url":"u"}"#, #"{"kind":"image","url":"u","width":5}"#,
      #"{"kind":"new","x":[1,null,{"y":0.5}]}"#,
      #"{"kind":"new"}"#,
    ],
    refuses: ["{}", #"{"kind":"image"}"#, "[]", #"{"kind":1}"#]
  ),
  Replacement(
    ByHand.Entry.self,
    ByAnnotation.Entry.self,
    accepts: ["{}", #"{"text":"a"}"#, #"{"text":"a","type":"note"}"#, #"{"isDone":true,"type":"task"}"#],
    refuses: [#"{"type":"task"}"#, #"{"type":"new"}"#, #"{"text":1}"#, "[]"]
  ),
  Replacement(
    ByHand.Some<String>.self,
    ByAnnotation.Some<String>.self,
    accepts: [#""a""#, #"["a","b"]"#, "[]", "null", "true", "{}", "[1]", "5"]
  ),
]

private let keyedTags: [Replacement] = [
  Replacement(
    ByHand.Payment.self,
    ByAnnotation.Payment.self,
    accepts: [#"{"type":"blik","blik":{}}"#, #"{"type":"blik"}"#, #"{"type":"card","card":{"number":"1"}}"#],
    refuses: [#"{"type":"card"}"#, #"{"type":"cash"}"#, #"{"blik":{}}"#, "[]"]
  ),
  Replacement(
    ByHand.Stanza.self,
    ByAnnotation.Stanza.self,
    accepts: [#"{"brew":[["a"]]}"#, #"{"brew":[[]]}"#, #"{"cask":["x",1]}"#, #"{"executable":null}"#],
    refuses: ["{}", #"{"brew":"a"}"#, #"{"cask":["x"]}"#, #"{"brew":[]}"#]
  ),
  Replacement(
    ByHand.Filter.self,
    ByAnnotation.Filter.self,
    accepts: ["{}", #"{"tag":"a"}"#, #"{"since":5}"#, #"{"other":1}"#, #"{"tag":null}"#, #"{"since":5,"tag":null}"#],
    refuses: [#"{"tag":1}"#, "[]", "5"]
  ),
  Replacement(
    ByHand.Schedule.self,
    ByAnnotation.Schedule.self,
    accepts: [
      #"{"never":{}}"#, #"{"daily":{"hour":5}}"#, #"{"weekly":{"day":1}}"#, #"{"weekly":{"day":1,"hour":5}}"#,
      #"{"never":true}"#,
    ],
    refuses: ["{}", #"{"daily":{}}"#, #"{"weekly":{"hour":5}}"#, "[]"]
  ),
  Replacement(
    ByHand.Requirement.self,
    ByAnnotation.Requirement.self,
    accepts: [#"{"branch":"main"}"#, #"{"range":["1","2"]}"#, #"{"local":true}"#, #"{"branch":null,"local":true}"#],
    refuses: [#"{"range":["1"]}"#, #"{"range":["2","1"]}"#, "{}", #"{"branch":1}"#]
  ),
]

private let tags: [Replacement] = [
  Replacement(
    ByHand.Message.self,
    ByAnnotation.Message.self,
    accepts: [
      #"{"data":{"name":"a"},"type":"hello"}"#, #"{"data":"a","type":"broadcast"}"#, #"{"type":"ping"}"#,
      #"{"data":1,"type":"ping"}"#,
    ],
    refuses: [#"{"type":"hello"}"#, #"{"data":{},"type":"hello"}"#, #"{"type":"new"}"#, "{}", "[]"]
  ),
  Replacement(
    ByHand.Block.self,
    ByAnnotation.Block.self,
    accepts: [#"{"text":"a","type":"paragraph"}"#, #"{"level":1,"type":"heading"}"#],
    refuses: [#"{"type":"paragraph"}"#, #"{"type":"new"}"#, #"{"text":"a"}"#]
  ),
  Replacement(
    ByHand.PageBlock.self,
    ByAnnotation.PageBlock.self,
    accepts: [
      #"{"paragraph":{"text":"a"},"type":"paragraph"}"#, #"{"image":{"caption":"c","url":"u"},"type":"image"}"#,
      #"{"image":{"url":"u"},"type":"image"}"#, #"{"type":"divider"}"#, #"{"divider":{},"type":"divider"}"#,
      #"{"bookmark":{"url":"u"},"type":"bookmark"}"#,
    ],
    refuses: [#"{"type":"image"}"#, #"{"image":{},"type":"image"}"#, #"{"image":{"url":"u"}}"#, "{}", "[]"]
  ),
  Replacement(
    ByHand.RelayMessage.self,
    ByAnnotation.RelayMessage.self,
    accepts: [
      #"["EVENT","s",{"content":"c","id":"i"}]"#, #"["EOSE","s"]"#, #"["OK","i",true,"m"]"#, #"["OK","i",false,null]"#,
      #"["OK","i",true]"#,
    ],
    refuses: ["[]", "[1]", "{}", #"["EOSE"]"#, #"["EVENT","s"]"#, #"["NOTICE","n"]"#, #""EOSE""#]
  ),
  Replacement(
    ByHand.PatchOperation.self,
    ByAnnotation.PatchOperation.self,
    accepts: [
      #"{"op":"add","path":"/a","value":"x"}"#, #"{"op":"remove","path":"/a"}"#,
      #"{"from":"/a","op":"move","path":"/b"}"#,
    ],
    refuses: [#"{"op":"add","path":"/a"}"#, #"{"op":"remove"}"#, #"{"op":"copy","path":"/a"}"#, #"{"path":"/a"}"#]
  ),
  Replacement(
    ByHand.Geometry.self,
    ByAnnotation.Geometry.self,
    accepts: [
      #"{"coordinates":[1,2.5],"type":"Point"}"#, #"{"coordinates":[[1,2],[3,4]],"type":"LineString"}"#,
      #"{"geometries":[{"coordinates":[],"type":"Point"}],"type":"GeometryCollection"}"#,
    ],
    refuses: [#"{"type":"Point"}"#, #"{"coordinates":1,"type":"Point"}"#, #"{"coordinates":[],"type":"point"}"#]
  ),
  Replacement(
    ByHand.Component.self,
    ByAnnotation.Component.self,
    accepts: [
      #"{"components":[{"style":1,"type":2}],"type":1}"#, #"{"label":"a","style":1,"type":2}"#,
      #"{"type":9,"x":[1,null]}"#, #"{"type":9}"#,
    ],
    refuses: [#"{"type":1}"#, #"{"type":"1"}"#, "{}"]
  ),
  Replacement(
    ByHand.BotReply.self,
    ByAnnotation.BotReply.self,
    accepts: [
      #"{"ok":true,"result":[1]}"#, #"{"error_code":404,"ok":false}"#,
      #"{"description":"d","error_code":404,"ok":false}"#,
    ],
    refuses: [#"{"ok":true}"#, #"{"ok":false}"#, #"{"result":[1]}"#, #"{"ok":1}"#]
  ),
  Replacement(
    ByHand.Failure.self,
    ByAnnotation.Failure.self,
    accepts: [#"{"kind":"network","message":"m"}"#, #"{"at":1.5,"kind":"expired"}"#, #"{"at":5,"kind":"expired"}"#],
    refuses: [#"{"kind":"network"}"#, #"{"at":"x","kind":"expired"}"#, #"{"kind":"new"}"#]
  ),
]

private let sharedObjects: [Replacement] = [
  Replacement(
    ByHand.Upload.self,
    ByAnnotation.Upload.self,
    accepts: [#""a""#, "[1,2]", "{}", #"{"url":"u"}"#],
    refuses: ["1", "[1]", "[1,2,3]", "[\"1\",2]", "null", #"{"url":1}"#]
  ),
  Replacement(
    ByHand.Listing.self,
    ByAnnotation.Listing.self,
    accepts: [
      #"{"limit":1,"name":"a","offset":0,"total":3,"type":"page"}"#, #"{"code":4,"type":"failed"}"#,
      #"{"limit":1,"offset":0,"total":3,"type":"page","other":1}"#,
    ],
    refuses: [#"{"limit":1,"offset":0,"type":"page"}"#, #"{"total":3,"type":"page"}"#, "{}", #"{"type":"z"}"#]
  ),
  Replacement(
    ByHand.Update.self,
    ByAnnotation.Update.self,
    accepts: [
      #"{"message":"a","update_id":1}"#, #"{"at":0.5,"linked":{"url":"u"},"update_id":1}"#,
      #"{"closed":true,"update_id":2}"#,
    ],
    refuses: [
      #"{"message":"a"}"#, #"{"update_id":1}"#, #"{"closed":true,"message":"a","update_id":1}"#,
      #"{"message":1,"update_id":1}"#, "[]",
    ]
  ),
  Replacement(
    ByHand.ChatMessage.self,
    ByAnnotation.ChatMessage.self,
    accepts: [#"{"text":"a"}"#, #"{"text":"a","to":"b"}"#, #"{"type":"image","url":"u"}"#, #"{"text":"a","x":1}"#],
    refuses: ["{}", #"{"type":"text","text":"a"}"#, #"{"type":"image"}"#, #"{"type":1,"text":"a"}"#, "[]"]
  ),
]

private let directions: [Replacement] = [
  Replacement(
    ByHand.Delivery.self,
    ByAnnotation.Delivery.self,
    accepts: [#"{"at":5,"id":1,"type":"sent"}"#, #"{"at":5.5,"reason":"r","type":"failed"}"#],
    refuses: [#"{"at":5,"id":1,"type":"resent"}"#, #"{"at":"5","id":1,"type":"sent"}"#, #"{"id":1,"type":"sent"}"#]
  ),
  Replacement(
    ByHand.LanguageModel.self,
    ByAnnotation.LanguageModel.self,
    accepts: [#""small""#, #""large""#, #""auto""#, #""tiny""#],
    refuses: ["1", "null", "[]"]
  ),
  Replacement(
    ByHand.BlockNumber.self,
    ByAnnotation.BlockNumber.self,
    accepts: [#""latest""#, #""pending""#, #""0x1b""#, #""0x0""#],
    refuses: [#""zz""#, #""27""#, "27", "null"]
  ),
]
