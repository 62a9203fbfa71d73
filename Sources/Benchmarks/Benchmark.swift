/// A piece of work whose speed is measured.
struct Benchmark {
  let name: String
  /// The name of a run: `scenarios`.
  let unit: String
  /// Runs the work once.
  /// - Returns: The number of recorded events.
  let run: () -> Int
}

/// The speed of a benchmark.
struct Measurement {
  let benchmark: Benchmark
  /// Runs in a second, the median of several rounds.
  let runsPerSecond: Double
  let eventsPerSecond: Double
  /// The time of a run beside a million steps of the reference loop. A busy machine changes the speed, but
  /// hardly changes this ratio.
  let cost: Double
}

/// Measures in one process and on one core.
struct Meter {
  private let clock = ContinuousClock()
  private let rounds = 9
  private let secondsPerRound = 0.2

  func measure(_ benchmark: Benchmark) -> Measurement {
    let count = max(1, Int(secondsPerRound / seconds { _ = benchmark.run() }))
    _ = seconds { repeated(count, benchmark) }
    var times: [Double] = []
    var references: [Double] = []
    var events = 0
    for _ in 0..<rounds {
      references.append(seconds { Meter.sink = Meter.reference(1_000_000) })
      times.append(seconds { events = repeated(count, benchmark) })
    }
    let time = median(times)
    return Measurement(
      benchmark: benchmark, runsPerSecond: Double(count) / time,
      eventsPerSecond: Double(events) / time,
      cost: time / Double(count) / median(references))
  }

  @discardableResult
  private func repeated(_ count: Int, _ benchmark: Benchmark) -> Int {
    var events = 0
    for _ in 0..<count { events += benchmark.run() }
    return events
  }

  private func seconds(_ body: () -> Void) -> Double {
    let duration = clock.measure(body).components
    return max(Double(duration.seconds) + Double(duration.attoseconds) / 1e18, 1e-9)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Keeps the compiler from removing the reference loop.
  nonisolated(unsafe) private static var sink: UInt64 = 0

  /// Arithmetic that depends on no code of this package.
  @inline(never)
  private static func reference(_ count: Int) -> UInt64 {
    var numbers = Numbers(state: sink)
    var sum: UInt64 = 0
    for _ in 0..<count { sum ^= numbers.next() }
    return sum
  }
}

/// A small generator of numbers, so that every run does the same work.
struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
