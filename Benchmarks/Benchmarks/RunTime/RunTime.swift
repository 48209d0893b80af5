import Benchmark
import Measured

/// How often all is measured: workloads that are compared with each other run side by side, again and again.
private let rounds = 5

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    // The format that is read afterwards wants the throughput too.
    metrics: [.wallClock, .throughput],
    warmupIterations: 2,
    maxDuration: .milliseconds(50),
    maxIterations: 1_000
  )
  for round in 1...rounds {
    for workload in Workload.all {
      Benchmark("\(round)/\(workload.name)") { benchmark in
        let run = try workload.prepare()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { try run() }
        benchmark.stopMeasurement()
      }
    }
  }
}
