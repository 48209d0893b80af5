try writes(ViewState.empty)
for json in [#"{"empty":{}}"#, #"{"empty":null}"#, #""empty""#, #"{"editing":null,"empty":true}"#] {
  try reads(json, ViewState.empty)
}
try writes(ViewState.editing("headers"))
try writes(ViewState.list(id: 7, items: []))
try writes(ViewState.history(url: nil))
try reads(#"{"history":null,"at":5}"#, ViewState.history(url: nil))
// @CodableEnum
enum Job {
  case load(String, attempts: Int, wait: Int = 3)
}
try reads(#"{"load":["k",1]}"#, Job.load("k", attempts: 1))
