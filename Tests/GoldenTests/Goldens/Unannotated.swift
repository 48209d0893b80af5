// Prose that mentions @CodableEnum(strategy: .discriminator) later is no annotation.

/// Nor is it in a string.
public enum Unannotated: String, Codable {
  case a = "// @CodableEnum"
  case b = """
    // @CodableEnum(strategy: .discriminator)
    """
}
