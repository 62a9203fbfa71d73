import LifecycleEngine
import Scenarios

/// The steps performed in a run that recorded its steps, including the steps that sent no event.
struct PerformedSteps {
  let run: ScenarioRun

  /// The steps performed while some of the events came.
  /// - Parameters:
  ///   - events: The numbers of the events, in sequence. The script's actions before its steps do
  ///     not count if the first event came in a step.
  ///   - first: The event whose step is the first that counts.
  ///   - last: The event before whose body the last step came.
  func steps(
    in events: Range<Int>, from first: Event? = nil, to last: Event? = nil
  ) -> Set<StepPlace> {
    let start = run.steps.first { $0.firstEvent >= events.lowerBound }?.time
    let taken = run.trace.steps.filter { step in
      if let first, step.firstEvent <= first.number { return false }
      if let last, step.firstEvent > last.number { return false }
      let isBefore = step.firstEvent == events.lowerBound && start.map { step.time < $0 } ?? false
      return step.firstEvent >= events.lowerBound && !isBefore
    }
    let senders = [first, last].flatMap { $0.map(places) ?? [] }
    return Set(taken.flatMap { places($0.step, $0.origin) } + senders)
  }

  /// The step that sent an event, and the steps that led to the event.
  func places(_ event: Event) -> [StepPlace] { places(event.step, event.origin) }

  private func places(_ step: StepReference, _ origin: Origin) -> [StepPlace] {
    ([step] + run.trace.steps(leadingTo: origin)).compactMap { StepPlace($0) }
  }
}
