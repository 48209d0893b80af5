try writes(ToolChoice.auto)
try writes(ToolChoice.function(name: "f"))
try reads(#"{"type":"auto"}"#, ToolChoice.auto)
try refuses(#""function""#, ToolChoice.self, #"case "function" of ToolChoice has 1 value, found its tag alone"#)
