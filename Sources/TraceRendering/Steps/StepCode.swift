import LifecycleEngine
import Scenarios
import ScriptMachine

/// The author's code in the steps of a run: the lines that made the shown events, and the variables.
struct StepCode {
  /// The most variables that a page shows.
  private static let variableLimit = 12
  /// The most characters of a value that a page shows.
  private static let valueLimit = 40

  private let names: ObjectNames
  private let variables: [RecordedCode.Variable]
  private var moments: [RecordedCode.Moment] = []
  /// The changes of the variables from each shown event to the next, and from the last event to the end.
  private var changes: [[(variable: Int, text: String?)]] = []
  /// The places of the variables that a page shows.
  private var shown: [Int] = []

  init(_ run: ScenarioRun, _ timeline: Timeline) {
    names = run.names
    variables = run.code.variables
    var texts: [String?] = Array(repeating: nil, count: variables.count)
    var next = 0
    func noteChanges(through number: Int) {
      let before = texts
      while next <= number {
        for change in run.code[next].changes {
          texts[change.variable] = change.value.map { text(of: $0, in: change.variable) }
        }
        next += 1
      }
      changes.append(
        texts.indices.filter { changes.isEmpty ? texts[$0] != nil : texts[$0] != before[$0] }
          .map { ($0, texts[$0]) })
    }
    for case .event(_, let event) in timeline.items {
      noteChanges(through: event.number)
      moments.append(run.code[event.number])
    }
    noteChanges(through: run.trace.events.count)
    shown = chosen(run)
  }

  /// The variables that change, then others, up to the limit.
  private func chosen(_ run: ScenarioRun) -> [Int] {
    var isChanging = Array(repeating: false, count: variables.count)
    for change in changes.dropFirst().joined() { isChanging[change.variable] = true }
    // An object is worth a line only when the variable changes.
    var hasText = Array(repeating: false, count: variables.count)
    for event in run.trace.events {
      for change in run.code[event.number].changes {
        switch change.value {
        case .text, .list, .payload: hasText[change.variable] = true
        case .object, .other, nil: break
        }
      }
    }
    let named = variables.indices.filter { place in
      variables[place].owner.map { names.hasName($0) } ?? true
    }
    let first = changes.first?.map { $0.variable } ?? []
    let others = named.filter { !isChanging[$0] && first.contains($0) && hasText[$0] }
    return (named.filter { isChanging[$0] } + others).prefix(Self.variableLimit).sorted()
  }

  private func name(_ variable: RecordedCode.Variable) -> String {
    variable.owner.map { "\(names[$0]).\(variable.name)" } ?? variable.name
  }

  private func text(of value: RecordedValue, in variable: Int) -> String {
    // An object has the name of the variable that held the object first.
    if case .object(let id) = value, names[id] == name(variables[variable]) { return "an object" }
    return LabelText.lines(text(of: value), columns: Self.valueLimit, lines: 1).first ?? ""
  }

  private func text(of value: RecordedValue) -> String {
    switch value {
    case .text(let text): text
    case .object(let id): names.hasName(id) ? names[id] : "an object"
    case .other: "…"
    case .list(let values): "[" + list(values) + "]"
    case .payload(let name, let values): name + "(" + list(values) + ")"
    }
  }

  private func list(_ values: [RecordedValue]) -> String {
    var result = ""
    for value in values {
      if !result.isEmpty { result += ", " }
      result += text(of: value)
    }
    return result
  }

  // MARK: In the file

  /// Appends the lines: for each event the line that made the event, 0 for none. If the event enters a
  /// method of the author's, a list of that line and the line of the method.
  ///
  /// Then the variables: their names, and for each event, and for the end of the run, a list of places
  /// and values, one after the other. A value of 0 is none.
  func append(to out: Markup) {
    out.raw(",\n").key("lines").raw("[")
    for (index, moment) in moments.enumerated() {
      if index > 0 { out.raw(",") }
      if moment.bodyLine == 0 {
        out.number(moment.line)
      } else {
        out.raw("[").number(moment.line).raw(",").number(moment.bodyLine).raw("]")
      }
    }
    out.raw("]")
    if !shown.isEmpty { appendVariables(to: out) }
  }

  private func appendVariables(to out: Markup) {
    out.raw(",\n").key("variables").raw("[[")
    for (index, place) in shown.enumerated() {
      if index > 0 { out.raw(",") }
      out.json(name(variables[place]))
    }
    out.raw("],[")
    for (index, moment) in changes.enumerated() {
      out.raw(index > 0 ? ",[" : "[")
      var isFirst = true
      for change in moment {
        guard let place = shown.firstIndex(of: change.variable) else { continue }
        if !isFirst { out.raw(",") }
        isFirst = false
        out.number(place).raw(",")
        if let text = change.text { out.json(text) } else { out.raw("0") }
      }
      out.raw("]")
    }
    out.raw("]]")
  }
}
