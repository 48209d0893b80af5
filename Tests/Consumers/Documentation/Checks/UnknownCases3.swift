try writes(Chat.plain(text: "hi"))
try reads(#"{"text":"hi"}"#, Chat.plain(text: "hi"))
try refuses("{}", Chat.self, #"case "plain" of Chat has no "text""#)
