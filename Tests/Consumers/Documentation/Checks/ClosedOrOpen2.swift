try writesOnly(response)
holds(response.items.count == 2 && response.items[0] is Dog)
