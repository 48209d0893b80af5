try writes(Message.text(body: "hi"))
try writes(Message.joinedRoom(room: 7))
try writes(Message.image(url: "u"))
