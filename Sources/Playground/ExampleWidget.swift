import Diagnostics
import ExampleRuns
import Scenarios
import TraceRendering

/// The answer to an example that a reader edits.
///
/// `{ok, runs, broken, cut, expected, highlight, findings, diagnostics, traces}`. `expected` is the finding that
/// the info string names. The author's mark is not judged: a reader edits an incorrect example until its
/// finding goes.
enum ExampleWidget {
  /// Answers a block.
  /// - Parameter block: The info string on the first line, then the body.
  static func json(block: String) -> String {
    let (info, body) = TextLines.cut(block)
    let out = Markup()
    do throws(ScriptError) {
      guard case .example(let attributes) = try LiveBlock(info: info) else { return "{}\n" }
      out.raw("{").key("expected")
      if let finding = attributes.finding { out.json(finding.text) } else { out.raw("null") }
      out.raw(",").key("highlight").json(SwiftHighlighter.html(body))
      let verdict = try ExampleVerdict(unjudged: body, attributes)
      append(verdict, body, to: out)
    } catch {
      if out.string.isEmpty {
        out.raw("{").key("highlight").json(SwiftHighlighter.html(body))
      }
      out.raw(",").key("ok").flag(false).raw(",").key("findings").raw("[]")
      BlockDiagnostics.append(error.diagnostics, info, body, to: out)
      out.raw(",").key("traces").raw("[]")
    }
    return out.raw("}\n").string
  }

  private static func append(_ verdict: ExampleVerdict, _ body: String, to out: Markup) {
    let text = SourceText(body)
    out.raw(",").key("ok").flag(verdict.diagnostics.isEmpty)
    out.raw(",").key("runs").number(verdict.runCount)
    out.raw(",").key("broken").number(verdict.brokenCount)
    out.raw(",").key("cut").flag(verdict.isCut)
    out.raw(",").key("findings")
    FindingJSON.append(verdict.occurrences, in: text, to: out)
    BlockDiagnostics.append(verdict.diagnostics, "", body, to: out)
    out.raw(",").key("traces")
    FindingJSON.append(verdict.traces, about: verdict.occurrences, to: out)
  }
}
