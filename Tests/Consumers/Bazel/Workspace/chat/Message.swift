// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Message {
  case text(body: String)
  case typing
}
