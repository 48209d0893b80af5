try writes(Message.text(body: "Hello", replyTo: nil))
try writes(Message.image(url: "https://example.com/cat.png", alt: "A cat"))
try writes(Message.text(body: "Bye", replyTo: 7))
