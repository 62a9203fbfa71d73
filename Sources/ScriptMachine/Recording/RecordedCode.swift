import LifecycleEngine

/// The author's code at the events of a run: the lines that made the events, and the author's variables.
package struct RecordedCode: Sendable {
  /// The code at one event.
  package struct Moment: Sendable {
    /// The line of the statement that made the event, from 1; 0 if no code of the author did.
    package fileprivate(set) var line = 0
    /// The line of the author's method that the event enters; 0 for none.
    package fileprivate(set) var bodyLine = 0
    /// The variables whose values have changed since the event before, by their places in
    /// `variables`. A variable without a value is gone, or has no value yet.
    package fileprivate(set) var changes: [(variable: Int, value: RecordedValue?)] = []
  }

  /// A variable of the author's.
  package struct Variable: Sendable {
    /// The object of a property; `nil` for a variable outside of all types.
    package let owner: ObjectID?
    package let name: String
  }

  package private(set) var variables: [Variable] = []
  private var moments: [Moment] = []

  package init() {}

  /// The code at an event, given by its number; behind the last event, the end of the run.
  package subscript(event: Int) -> Moment {
    moments.indices.contains(event) ? moments[event] : Moment()
  }

  mutating func add(_ variable: Variable) { variables.append(variable) }

  /// Adds the code at an event. A run that tries a condition drops the events of the trial, so an
  /// event may have the number of an earlier one.
  mutating func add(
    at event: Int, line: Int, bodyLine: Int, _ changes: [(variable: Int, value: RecordedValue?)]
  ) {
    while moments.count < event { moments.append(Moment()) }
    moments.removeLast(moments.count - event)
    moments.append(Moment(line: line, bodyLine: bodyLine, changes: changes))
  }
}

/// A value as a page shows it. Objects get their names when the run is over.
package indirect enum RecordedValue: Equatable, Sendable {
  case text(String)
  case object(ObjectID)
  case list([RecordedValue])
  /// A value of a kind that a page does not show.
  case other
  /// A case of an enumeration with its payload.
  case payload(String, [RecordedValue])
}
