/// A call of an example that the runs did not follow: nothing of the call is simulated or noted, so no run
/// shows its effect, or the exception that a misuse raises.
package struct UnfollowedCall: Hashable, Sendable {
  package let name: String
  /// The place of the call in the example.
  package let offset: Int

  /// - Parameters:
  ///   - name: The name of the call.
  ///   - offset: The place of the call in the example.
  package init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }
}

/// The calls of some runs that no run followed.
struct UnfollowedCalls {
  private var open: [UnfollowedCall] = []
  /// The places of calls that are not simulated, and that a run judged all the same.
  private var judged: Set<Int> = []

  /// The calls in the order of the text.
  var calls: [UnfollowedCall] {
    open.filter { !judged.contains($0.offset) }.sorted { $0.offset < $1.offset }
  }

  mutating func add(_ call: UnfollowedCall) {
    if !open.contains(call) { open.append(call) }
  }

  mutating func judge(at offset: Int) { judged.insert(offset) }

  mutating func add(_ others: UnfollowedCalls) {
    for call in others.open { add(call) }
    judged.formUnion(others.judged)
  }
}
