try writes(Update(UpdateFields(updateId: 1), .message(Message(text: "hi"))))
try writes(Update(UpdateFields(updateId: 2), .callbackQuery(Query(data: "x"))))
try writes(Update(UpdateFields(updateId: 3), .stopped))
// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
enum Auto { case auto }
try reads(#"{"type":"auto"}"#, Merged(UpdateFields?.none, Auto.auto).variant)
