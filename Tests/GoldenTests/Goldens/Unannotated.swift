// Prose that mentions @CodableEnum(strategy: .discriminator) later is no annotation.

/// Nor is it in a string.
public enum Unannotated: String, Codable {
  case a = "// @CodableEnum"
  case b = """
    // @CodableEnum(strategy: .discriminator)
    """
}

/// What an enum of another file has a value of.
enum Grade: String, Codable { case low, high }
