struct Image: Codable { var url: String }
try reads(#"{"body":"hi"}"#, Reply.text(body: "hi"))
try writes(Reply.text(body: "hi"))
try refuses("{}", Reply.self, #"case "text" of Reply has no "body""#)
