// A name that the app has, too; all that is tested here is public.

// @CodableEnum(strategy: .untagged)
public enum Event: Equatable {
  case text(String)
  case number(Int)
  case list([Int])
}
