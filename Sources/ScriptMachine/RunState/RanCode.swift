import Diagnostics
import ScriptCompiler

/// The instructions of an example that ran, collected over several runs.
package final class RanCode {
  /// The place of each function's first instruction in the flags; `nil` for other code than the example's.
  private let starts: [Int?]
  private var flags: [Bool]
  /// The number of instructions that ran.
  package private(set) var count = 0

  /// - Parameters:
  ///   - program: The example with a drive, whose functions follow those of the example.
  ///   - isExample: True for a place in the code of the example.
  package init(_ program: Program, _ isExample: (SourceRange) -> Bool) {
    var size = 0
    starts = program.functions.map { code in
      guard let range = code.ranges.first, isExample(range) else { return nil }
      defer { size += code.code.count }
      return size
    }
    flags = Array(repeating: false, count: size)
  }

  func mark(_ function: Int, _ position: Int) {
    guard function < starts.count, let start = starts[function], !flags[start + position] else {
      return
    }
    flags[start + position] = true
    count += 1
  }

  /// True if an instruction ran.
  package func hasRun(_ function: Int, _ position: Int) -> Bool {
    function < starts.count && starts[function].map { flags[$0 + position] } ?? false
  }
}
