try writes(Answer.text("Hello"))
try reads(
  #"{"type":"tool_call","tool":{"tool":"search","query":"swift","limit":null}}"#,
  Answer.toolCall(tool: .search(query: "swift", limit: nil))
)
