try writes(Event.ready)
try writes(Event.message("hi"))
try writes(Event.moved(x: 1, y: 2))
