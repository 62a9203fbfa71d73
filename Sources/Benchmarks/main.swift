import Foundation
import LifecycleEngine
import Scenarios

// Prints the speed of the engine and the language on one core. `corpus DIR [COUNT]` writes a large content
// folder instead.

if CommandLine.arguments.dropFirst().first == "corpus" {
  CorpusWriter.run(Array(CommandLine.arguments.dropFirst(2)))
}

/// The goal for the compiled push, in scenarios a second.
let goal = 20_000.0

func scenario(_ name: String, _ source: String) -> Benchmark? {
  guard let compiled = Scripts.compiled(source), compiled.run(on: .newest).diagnostics.isEmpty
  else { return nil }
  return Benchmark(name: name, unit: "scenarios") {
    compiled.run(on: .newest).trace.events.count
  }
}

func parsing(_ name: String, _ source: String) -> Benchmark {
  Benchmark(name: name, unit: "scenarios") {
    Scripts.compiled(source)?.run(on: .newest).trace.events.count ?? 0
  }
}

let deep = Worlds.deep()
var seed: UInt64 = 0
let all = [
  scenario("push, compiled once", Scripts.push), parsing("push, with parsing", Scripts.push),
  scenario("21 swipes back, compiled once", Scripts.swipes),
  Benchmark(name: "copy of a world", unit: "copies") { deep.copy().trace.events.count },
  Benchmark(name: "100 random actions", unit: "worlds") {
    seed = (seed + 1) % 50
    return Worlds.busy(seed)
  },
]

/// Words on the command line name the benchmarks to run. Without a word all benchmarks run.
let benchmarks = all.filter { benchmark in
  CommandLine.arguments.dropFirst().allSatisfy { benchmark?.name.contains($0) ?? true }
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func number(_ value: Double) -> String {
  var digits = String(Int(value.rounded()))
  var place = digits.count - 3
  while place > 0 {
    digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
    place -= 3
  }
  return digits
}

print("The cost is the time of one run beside a million steps of a reference loop.")
for case let benchmark? in benchmarks {
  let result = Meter().measure(benchmark)
  let isCopy = benchmark.unit == "copies"
  print(
    padded(benchmark.name, 32)
      + padded("\(number(result.runsPerSecond)) \(benchmark.unit)/s", 22)
      + padded(isCopy ? "" : "\(number(result.eventsPerSecond)) events/s", 22)
      + "cost \(Double(Int(result.cost * 1000)) / 1000)")
}
if benchmarks.isEmpty { print("No benchmark has these words in its name.") }
if benchmarks.contains(where: { $0 == nil }) { print("A scenario does not hold.") }
print("The goal for a compiled push is \(number(goal)) scenarios/s.")
