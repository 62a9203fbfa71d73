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
      out.raw("{").key("id").json(occurrence.finding)
      out.raw(",").key("statement").json(Finding.named(occurrence.finding)?.statement ?? "")
      out.raw(",").key("line").number(start.line).raw(",").key("column").number(start.column)
      out.raw(",").key("width").number(min(width, text.line(start.line).unicodeScalars.count))
      out.raw(",").key("drive").json(occurrence.drive.rawValue)
      out.raw(",").key("subject").json(occurrence.subject)
      out.raw(",").key("run").number(occurrence.run)
      out.raw(",").key("evidence").raw("[")
      for (place, sentence) in occurrence.evidence.enumerated() {
        if place > 0 { out.raw(",") }
        out.json(sentence)
      }
      out.raw("]}")
    }
    out.raw("]")
  }

  /// Appends a list of runs: drive, class, way, number and steps. A step has a title, lines and the indices of
  /// the lines that the evidence is about.
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
      out.raw(",").key("run").number(trace.number).raw(",").key("steps").raw("[")
      for (place, step) in trace.told(about: own).enumerated() {
        if place > 0 { out.raw(",") }
        append(step, to: out)
      }
      out.raw("]}")
    }
    out.raw("]")
  }

  private static func append(_ step: ToldStep, to out: Markup) {
    out.raw("{").key("title").json(step.title).raw(",").key("lines").raw("[")
    for (index, line) in step.lines.enumerated() {
      if index > 0 { out.raw(",") }
      out.json(line)
    }
    out.raw("],").key("marked").raw("[")
    for (index, line) in step.marked.enumerated() {
      if index > 0 { out.raw(",") }
      out.number(line)
    }
    out.raw("]}")
  }
}
