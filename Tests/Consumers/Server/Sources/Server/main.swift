let connections = 50
let requestsPerConnection = 100

// Every connection starts at another request, so that different ones are answered at the same time.
try await withServer { port in
  try await withThrowingTaskGroup(of: Void.self) { group in
    for first in 0..<connections {
      group.addTask {
        try await Connection.open(to: port) { connection in
          for number in 0..<requestsPerConnection {
            let exchange = exchanges[(first + number) % exchanges.count]
            try exchange.check(try await connection.post(exchange.body, to: "/confirmation", as: exchange.type))
          }
        }
      }
    }
    try await group.waitForAll()
  }
}
print("\(connections * requestsPerConnection) requests over \(connections) connections were answered as expected")
