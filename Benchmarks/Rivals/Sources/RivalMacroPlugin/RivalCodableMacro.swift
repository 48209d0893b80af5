import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The least that such a macro does: `{"load": {"key": "k"}}`, every value labeled.
public struct RivalCodableMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let cases = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let decoding = cases.map { element -> String in
      let values = (element.parameterClause?.parameters ?? []).map { value -> String in
        let label = value.firstName?.text ?? "_"
        if let optional = value.type.as(OptionalTypeSyntax.self) {
          return "\(label): payload.decodeIfPresent(\(optional.wrappedType).self, forKey: .\(label))"
        }
        return "\(label): payload.decode(\(value.type.trimmed).self, forKey: .\(label))"
      }
      let name = element.name.text
      return """
        case .\(name):
          let payload = try container.nestedContainer(keyedBy: PayloadCodingKeys.self, forKey: .\(name))
          self = try .\(name)(\(values.joined(separator: ", ")))
        """
    }
    let encoding = cases.map { element -> String in
      let values = (element.parameterClause?.parameters ?? []).map { value in
        (label: value.firstName?.text ?? "_", isOptional: value.type.is(OptionalTypeSyntax.self))
      }
      let name = element.name.text
      return """
        case .\(name)(\(values.map { "let \($0.label)" }.joined(separator: ", "))):
          var payload = container.nestedContainer(keyedBy: PayloadCodingKeys.self, forKey: .\(name))
          \(values.map { "try payload.\($0.isOptional ? "encodeIfPresent" : "encode")(\($0.label), forKey: .\($0.label))" }
            .joined(separator: "\n"))
        """
    }
    let labels = Set(cases.flatMap { $0.parameterClause?.parameters.compactMap { $0.firstName?.text } ?? [] }).sorted()
    let source: DeclSyntax = """
      extension \(type.trimmed): Codable {
        enum CodingKeys: CodingKey {
          case \(raw: cases.map(\.name.text).joined(separator: ", "))
        }
        enum PayloadCodingKeys: CodingKey {
          case \(raw: labels.joined(separator: ", "))
        }
        public init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          switch container.allKeys.first {
          \(raw: decoding.joined(separator: "\n"))
          case nil:
            throw DecodingError.dataCorrupted(
              DecodingError.Context(codingPath: container.codingPath, debugDescription: "Unable to decode the enum.")
            )
          }
        }
        public func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          switch self {
          \(raw: encoding.joined(separator: "\n"))
          }
        }
      }
      """
    return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

@main
struct RivalPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [RivalCodableMacro.self]
}
