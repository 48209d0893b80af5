struct Note: Codable { var id: Int }
try writes(Message.event(subscription: "sub", Note(id: 1)))
try writes(Message.welcome(7, nil))
try writes(Message.ready)
try reads("[2,7]", Message.welcome(7, nil))
