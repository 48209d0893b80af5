import Foundation
import Testing

private let source = """
  extension Outer {
    // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .snakeCase)
    public enum Inner {
      case listOf(selectedId: UUID, _ items: [ String :
        Int? ], limit: Int? = nil), empty
      case raw(Int)  // @CodableCase("r\\"w", keys: ["value"])
      case hidden(() -> Void)  // @CodableCase(skip: true)
    }
  }

  enum Plain {}

  """

@Suite struct ReportTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(source, to: "A.swift")
  }

  @Test func inspectsAsJSON() throws {
    let result = workspace.run("inspect", workspace.path("A.swift"))
    #expect(result.code == .success)
    let expected = """
      {"version":1,"files":[{"path":"A.swift","diagnostics":[],"enums":[{
        "name":"Outer.Inner","line":3,"column":10,"access":"public","strategy":"flattenedStatus",
        "cases":[
          {"name":"listOf","tag":"list_of","line":4,"values":[
            {"label":"selectedId","type":"UUID","key":"selectedId","optional":false,"default":null},
            {"label":"items","type":"[ String : Int? ]","key":"items","optional":false,"default":null},
            {"label":"limit","type":"Int?","key":"limit","optional":true,"default":"nil"}]},
          {"name":"empty","tag":"empty","line":5,"values":[]},
          {"name":"raw","tag":"r\\"w","line":6,"values":[
            {"label":null,"type":"Int","key":"value","optional":false,"default":null}]},
          {"name":"hidden","tag":"hidden","line":7,"values":[
            {"label":null,"type":"() -> Void","key":null,"optional":false,"default":null}]}]}],"traits":[]}]}
      """
    #expect(try object(result.output) == object(expected))
  }

  @Test func inspectsFilesWithErrors() throws {
    try workspace.write("// @CodableEnum(conformance: .x)\nenum A { case a }\n", to: "A.swift")
    let result = workspace.run("inspect", workspace.folder.path)
    #expect(result.code == .failure)
    let expected = """
      {"version":1,"files":[{"path":"A.swift","diagnostics":[{
          "path":"A.swift","line":1,"column":30,"severity":"error","notes":[],
          "message":"unknown value 'x' of 'conformance'; expected one of '.codable', '.encodable', '.decodable'"
        }],
        "enums":[{"name":"A","line":2,"column":1,"access":"internal","strategy":"caseKeyed",
          "cases":[{"name":"a","tag":"a","line":2,"values":[]}]}],"traits":[]}]}
      """
    #expect(try object(result.output) == object(expected))
  }

  @Test func previewsTheJSON() throws {
    let result = workspace.run("preview", workspace.folder.path)
    #expect(
      result.output == """
        A.swift:3: Outer.Inner
          listOf  {"type":"list_of","selectedId":<UUID>,"items":<[ String : Int? ]>,"limit":<Int?>}
          empty   {"type":"empty"}
          raw     {"type":"r\\"w","value":<Int>}
          hidden  skipped

        """
    )
  }

  private func object(_ json: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }
}
