/// Without an annotation, so its output is the header alone.
let orders: [Order] = [.open, .shipped(days: 2)]
