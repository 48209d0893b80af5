try writes(Delivery.sent(id: 1))
holds(try json(Delivery.resent(id: 1)) == json(Delivery.sent(id: 1)))
try reads(#"{"type":"sent","id":1}"#, Delivery.sent(id: 1))
