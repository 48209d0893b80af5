import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--limits": print(limitsList)
case "--check": runChecks(arguments[1], from: arguments[2])
case "--proof": try runProof(arguments[1])
default:
  let failures = try Coder.allCases.filter { arguments.isEmpty || arguments.contains($0.rawValue) }.flatMap(verify)
  for failure in failures { print(failure) }
  if !failures.isEmpty { exit(1) }
}
