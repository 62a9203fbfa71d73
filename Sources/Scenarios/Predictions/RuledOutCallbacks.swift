import LifecycleEngine

extension Scenario {
  /// The callbacks that a check rules out by `require never`, in the notation of a table:
  /// `B.viewDidAppear`.
  ///
  /// A pattern with arguments is left out: the same callback may happen with other arguments.
  /// - Parameter run: The run with the names of the objects.
  package func ruledOutCallbacks(in run: ScenarioRun) -> [String] {
    var result: [String] = []
    for case .check(let compiled) in plan {
      guard case .requirement(.never(let pattern), _) = compiled.check, pattern.arguments.isEmpty,
        let receiver = run.names.object(named: pattern.receiver)
      else { continue }
      result.append(run.names[receiver] + "." + pattern.callback)
    }
    return result
  }
}
