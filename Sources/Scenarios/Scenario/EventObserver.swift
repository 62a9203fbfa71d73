import LifecycleEngine

/// Observes the events of a running scenario.
///
/// This class ignores all events. A subclass may compute values at an event, because the runner
/// reports each event before the body of the callback runs.
class EventObserver {
  /// Called for each event, but not while a condition is being judged.
  func observe(_ event: Event, in runner: Runner) {}
}
