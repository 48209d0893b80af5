try writes(Item.group(items: [.note(body: .string("Some text"))]))
try writes(Item.note(body: .array(["a", "b"])))
