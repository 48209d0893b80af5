import PackagePlugin

/// The version of the tool, whose code calls the runtime of the same version.
private let toolVersion = "0.0.0"

/// Warns if a package takes the runtime from a release of another version than the tool's.
func warnOfOtherRuntime(of package: Package) {
  var known: Set<Package.ID> = []
  var packages = package.dependencies.map(\.package)
  while let package = packages.popLast() {
    guard known.insert(package.id).inserted else { continue }
    packages += package.dependencies.map(\.package)
    // Of a branch or a folder, nobody knows.
    guard hasRuntime(package), let version = releasedVersion(of: package), version != toolVersion else { continue }
    Diagnostics.warning(
      """
      \(package.id) is \(version), but the prebuilt tool is \(toolVersion); depend on the same version of both packages, \
      since the tool writes code for the runtime of its own version
      """
    )
  }
}

private func hasRuntime(_ package: Package) -> Bool {
  package.targets.contains { ($0 as? any SourceModuleTarget)?.moduleName == "CodableEnum" }
}

private func releasedVersion(of package: Package) -> String? {
  let version: String
  switch package.origin {
  case .repository(_, let displayVersion, _): version = displayVersion
  case .registry(_, let displayVersion): version = displayVersion
  case .root, .local: return nil
  @unknown default: return nil
  }
  return version.first?.isNumber == true ? version : nil
}
