holds(feed.items.count == 2 && feed.$items.map(\.index) == [2])
holds(heard.count == 2 && heard[0].contains(#"unknown case "poll" of Item"#) && heard[1].contains(#"has no "body""#))
