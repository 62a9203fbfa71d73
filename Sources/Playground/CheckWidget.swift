import Diagnostics
import ExampleRuns
import Scenarios
import TraceRendering

/// The answer to a Swift file that a reader checks, with the verdict of `lifeguard check`.
///
/// `{ok, highlight, classes, findings, diagnostics, drives, traces}`. A class has `name`, `line`, `runs`, `broken`,
/// `cut` and `notes`.
/// `drives` are all drives, each with `id` and `statement`. `diagnostics` are those of the command, findings
/// included.
enum CheckWidget {
  /// Answers a file.
  /// - Parameter file: The text of the file.
  static func json(file: String) -> String {
    let text = SourceText(file)
    let out = Markup()
    out.raw("{").key("highlight").json(SwiftHighlighter.html(file))
    out.raw(",").key("drives").raw("[")
    for (index, drive) in DriveKind.allCases.enumerated() {
      if index > 0 { out.raw(",") }
      out.raw("{").key("id").json(drive.rawValue)
      out.raw(",").key("statement").json(drive.statement).raw("}")
    }
    out.raw("]")
    do throws(ScriptError) {
      let checked = try CheckedFile(AppFile(text.bytes), keepingTraces: true)
      append(checked.classes, text, to: out)
    } catch {
      out.raw(",").key("ok").flag(false).raw(",").key("classes").raw("[]")
      out.raw(",").key("findings").raw("[],").key("diagnostics")
      DiagnosticJSON.append(
        list: error.diagnostics.map { LocatedDiagnostic($0, path: "", text) }, to: out)
      out.raw(",").key("traces").raw("[]")
    }
    return out.raw("}\n").string
  }

  private static func append(
    _ classes: [CheckedFile.CheckedClass], _ text: SourceText, to out: Markup
  ) {
    let found = classes.flatMap { $0.diagnostics }.map { LocatedDiagnostic($0, path: "", text) }
    out.raw(",").key("ok").flag(found.isEmpty).raw(",").key("classes").raw("[")
    for (index, checked) in classes.enumerated() {
      if index > 0 { out.raw(",") }
      out.raw("{").key("name").json(checked.name)
      out.raw(",").key("line").number(text.location(of: checked.range.start).line)
      out.raw(",").key("runs").number(checked.runCount)
      out.raw(",").key("broken").number(checked.brokenCount)
      out.raw(",").key("cut").flag(checked.isCut)
      out.raw(",").key("notes")
      FindingJSON.append(list: checked.notes, to: out)
      out.raw("}")
    }
    let occurrences = classes.flatMap { $0.occurrences }
    out.raw("],").key("findings")
    FindingJSON.append(occurrences, in: text, to: out)
    out.raw(",").key("diagnostics")
    DiagnosticJSON.append(list: found.sorted(by: LocatedDiagnostic.precedes), to: out)
    out.raw(",").key("traces")
    FindingJSON.append(classes.flatMap { $0.traces }, about: occurrences, to: out)
  }
}
