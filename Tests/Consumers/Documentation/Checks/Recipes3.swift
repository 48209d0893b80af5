try writes(TrackedEvent.itemBought(itemID: "a1", price: 2.5))
let logged = try Logged(.itemBought(itemID: "a1", price: 2.5))
holds(logged.name == "item_bought" && logged.parameters?["item_id"] == "a1")
holds(try Logged(.appOpened).parameters == nil)
