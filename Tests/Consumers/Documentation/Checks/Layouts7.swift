try writes(Block.image(url: "u"))
try writes(Block.divider)
try reads(#"{"type":"picture","picture":{"url":"u"}}"#, Block.image(url: "u"))
