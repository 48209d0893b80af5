#if compiler(>=6.3)
  import CodableEnum
  import Foundation

  public enum Selecting {
    public struct Item: Codable, Equatable {
      var n: Swift::Int
    }
    public struct Int: Codable, Equatable {}
  }

  extension Goldens::Selecting {
    // @CodableEnum
    public enum Reading: Equatable {
      case exact(Swift::Int)
      case named(x: Swift::Int, Swift::String)
      case item(Goldens::Selecting.Item), shadowed(Int)
    }

    // @CodableEnum(strategy: .rawValue)
    public enum Level: Swift::Int { case low, high }

    // @CodableEnum(strategy: .untagged)
    public enum Anything: Equatable {
      case number(Swift::Int), text(Swift::String), list([Swift::Int]), level(Goldens::SelectedLevel)
      case none(Swift::Optional<Foundation::Decimal>)
      case other(CodableEnum::CodableValue)  // @CodableCase(catches: .unknown)
    }
  }

  public enum SelectedLevel: Swift::String, Swift::Codable { case debug, release }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .key("value"))
  public enum Selected<Value>: Equatable where Value: Swift::Equatable {
    case at(date: Foundation::Date)  // @CodableCase(coders: ["date": CodableEnum::SecondsSince1970Coder.self])
    case value(Value), list(Swift::Array<Value>)
    case never(Swift::Never)
    case other(Swift::String)  // @CodableCase(catches: .unknown)
  }
#endif
