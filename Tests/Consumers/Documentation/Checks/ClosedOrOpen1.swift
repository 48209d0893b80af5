let dog = Dog(name: "Bingo")
let cat = Cat(name: "Mr. Fluffy", age: 4)
try writes(Response(items: [.dog(dog), .cat(cat)]))
