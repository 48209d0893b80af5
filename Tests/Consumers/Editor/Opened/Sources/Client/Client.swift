import Comments

func codableType() -> any Codable.Type { Response.self }
