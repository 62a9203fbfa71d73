import LifecycleEngine
import Scenarios

/// A run as a page that stands alone, with a diagram and a table.
package enum TracePage {
  /// Renders the shown trace.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  /// - Returns: An HTML document.
  package static func html(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.appearance), naming named: [ObjectID] = []
  ) -> String {
    let name = run.title.isEmpty ? run.scenario : run.title
    let title = name.isEmpty ? "Scenario" : TraceText.singleLine(name)
    let out = Markup()
    out.raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.text(title).raw("</title>\n<style>\n").raw(style).raw("</style>\n</head>\n<body>\n<h1>")
    out.text(title).raw("</h1>\n<div class=\"scroll\">\n")
    out.raw(SequenceDiagram.svg(run, lenses: lenses, naming: named)).raw(
      "</div>\n<div class=\"scroll\">\n")
    out.raw(SequenceTable.html(run, lenses: lenses, naming: named))
    return out.raw("</div>\n</body>\n</html>\n").string
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
    .scroll { overflow-x: auto; margin-block: 1rem; }
    svg { background: #fff; }
    table { border-collapse: collapse; }
    caption { text-align: start; font-weight: 600; }
    th, td { border-block-end: 1px solid #8884; padding: 0.25rem 0.75rem; text-align: start; }

    """
}
