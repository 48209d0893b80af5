import Foundation
import Testing

// @CodableEnum(strategy: .rawValue)
enum NamesAsWritten: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .camelCase)
enum CamelCaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .pascalCase)
enum PascalCaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .snakeCase)
enum SnakeCaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .screamingSnakeCase)
enum ScreamingSnakeCaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .kebabCase)
enum KebabCaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .screamingKebabCase)
enum ScreamingKebabCaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .lowercase)
enum LowercaseNames: CaseIterable { case userID, HTTPServer, v2Api }
// @CodableEnum(strategy: .rawValue, caseNames: .uppercase)
enum UppercaseNames: CaseIterable { case userID, HTTPServer, v2Api }

@Suite struct CaseNamesTests {
  @Test func namesAreTagsInEveryStyle() throws {
    try expectBothWays(#"["userID","HTTPServer","v2Api"]"#, NamesAsWritten.allCases)
    try expectBothWays(#"["userId","httpServer","v2Api"]"#, CamelCaseNames.allCases)
    try expectBothWays(#"["UserId","HttpServer","V2Api"]"#, PascalCaseNames.allCases)
    try expectBothWays(#"["user_id","http_server","v2_api"]"#, SnakeCaseNames.allCases)
    try expectBothWays(#"["USER_ID","HTTP_SERVER","V2_API"]"#, ScreamingSnakeCaseNames.allCases)
    try expectBothWays(#"["user-id","http-server","v2-api"]"#, KebabCaseNames.allCases)
    try expectBothWays(#"["USER-ID","HTTP-SERVER","V2-API"]"#, ScreamingKebabCaseNames.allCases)
    try expectBothWays(#"["userid","httpserver","v2api"]"#, LowercaseNames.allCases)
    try expectBothWays(#"["USERID","HTTPSERVER","V2API"]"#, UppercaseNames.allCases)
  }
}
