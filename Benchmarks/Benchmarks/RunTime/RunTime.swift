import Benchmark
import Measured

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput],
    warmupIterations: 3,
    maxDuration: .milliseconds(200),
    maxIterations: 1_000
  )
  for workload in Workload.all {
    Benchmark(workload.name) { benchmark in
      let run = try workload.prepare()
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { try run() }
      benchmark.stopMeasurement()
    }
  }
}
