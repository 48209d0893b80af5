// @CodableEnum
public enum Reaction {
  case like
  case emoji(String)
}
