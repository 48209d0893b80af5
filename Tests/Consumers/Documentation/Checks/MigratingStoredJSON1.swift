import Foundation
func job(_ json: String) throws -> String {
  String(describing: try JSONDecoder().decode(StoredJob.self, from: Data(json.utf8)).job)
}
try writes(Job.load(id: 7))
holds(try job(#"{"type":"load","id":7}"#) == "load(id: 7)")
holds(try job(#"{"fetch":{"_0":7}}"#) == "load(id: 7)")
holds(try job(#"{"stopped":{}}"#) == "stopped")
