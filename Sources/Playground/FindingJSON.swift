import Diagnostics
import ExampleRuns
import Scenarios
import TraceRendering

/// Findings, and the runs that show the findings, as JSON.
enum FindingJSON {
  /// Appends a list: each finding with id, statement, place, drive, class, run and evidence.
  static func append(_ occurrences: [Occurrence], in text: SourceText, to out: Markup) {
    out.raw("[")
    for (index, occurrence) in occurrences.enumerated() {
      if index > 0 { out.raw(",") }
      let (start, width) = text.place(of: occurrence.range)
      let rest = text.line(start.line).unicodeScalars.count - start.column + 1
      out.raw("{").key("id").json(occurrence.finding)
      out.raw(",").key("statement").json(Finding.named(occurrence.finding)?.statement ?? "")
      out.raw(",").key("line").number(start.line).raw(",").key("column").number(start.column)
      out.raw(",").key("width").number(min(width, max(1, rest)))
      out.raw(",").key("drive").json(occurrence.drive.rawValue)
      out.raw(",").key("subject").json(occurrence.subject)
      out.raw(",").key("run").number(occurrence.run)
      out.raw(",").key("evidence")
      append(list: occurrence.evidence, to: out)
      out.raw("}")
    }
    out.raw("]")
  }

  /// Appends a list of runs: drive, class, way, number, ids of findings and steps. A step has its title
  /// as `step`, lines and the indices of the lines that the evidence is about.
  static func append(
    _ traces: [ExampleTrace], about occurrences: [Occurrence], to out: Markup
  ) {
    out.raw("[")
    for (index, trace) in traces.enumerated() {
      if index > 0 { out.raw(",") }
      let own = occurrences.first { $0.run == trace.number }
      out.raw("{").key("drive").json(trace.drive.rawValue)
      out.raw(",").key("statement").json(trace.drive.statement)
      out.raw(",").key("subject").json(trace.subject).raw(",").key("way").json(trace.way)
      out.raw(",").key("run").number(trace.number)
      out.raw(",").key("findings")
      append(
        list: Finding.all.map { $0.id }.filter { trace.findings.contains($0) }, to: out)
      out.raw(",").key("steps").raw("[")
      for (place, step) in trace.told(about: own).enumerated() {
        if place > 0 { out.raw(",") }
        append(step, to: out)
      }
      out.raw("]}")
    }
    out.raw("]")
  }

  /// Appends a list of texts.
  static func append(list: [String], to out: Markup) {
    out.raw("[")
    for (index, text) in list.enumerated() {
      if index > 0 { out.raw(",") }
      out.json(text)
    }
    out.raw("]")
  }

  private static func append(_ step: ToldStep, to out: Markup) {
    out.raw("{").key("step").json(step.title).raw(",").key("lines")
    append(list: step.lines, to: out)
    out.raw(",").key("marked").raw("[")
    for (index, line) in step.marked.enumerated() {
      if index > 0 { out.raw(",") }
      out.number(line)
    }
    out.raw("]}")
  }
}
