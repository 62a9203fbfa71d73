import Diagnostics
import Scenarios

/// Diagnostics as JSON.
package enum DiagnosticJSON {
  /// Appends a comma and the key `diagnostics` with its list, or nothing if the list is empty.
  static func append(_ diagnostics: [LocatedDiagnostic], _ list: JSONList, to out: Markup) {
    guard !diagnostics.isEmpty else { return }
    out.raw(",").raw(list.separator).key("diagnostics")
    append(list: diagnostics, list, to: out)
  }

  /// Appends a list of diagnostics on one line.
  package static func append(list diagnostics: [LocatedDiagnostic], to out: Markup) {
    append(list: diagnostics, JSONList(separator: ""), to: out)
  }

  private static func append(
    list diagnostics: [LocatedDiagnostic], _ list: JSONList, to out: Markup
  ) {
    list.open(out)
    for (index, located) in diagnostics.enumerated() {
      list.next(out, isFirst: index == 0)
      append(located, to: out)
    }
    list.close(out, isEmpty: diagnostics.isEmpty)
  }

  private static func append(_ located: LocatedDiagnostic, to out: Markup) {
    let diagnostic = located.diagnostic
    out.raw("{").key("severity").json(diagnostic.severity == .error ? "error" : "warning")
    out.raw(",").key("id").json(diagnostic.id)
    out.raw(",").key("line").number(located.line)
    out.raw(",").key("column").number(located.column)
    out.raw(",").key("width").number(located.markedWidth)
    out.raw(",").key("message").json(diagnostic.summary)
    if let difference = diagnostic.difference { append(difference, to: out) }
    append("notes", diagnostic.notes, to: out)
    append("help", diagnostic.help, to: out)
    out.raw("}")
  }

  private static func append(_ difference: Difference, to out: Markup) {
    out.raw(",").key("difference").raw("[")
    for (index, row) in difference.rows.enumerated() {
      if index > 0 { out.raw(",") }
      out.raw("{").key("expected")
      append(row.expected, to: out)
      out.raw(",").key("actual")
      append(row.actual, to: out)
      out.raw(",").key("agrees").flag(row.agrees).raw("}")
    }
    out.raw("]")
  }

  private static func append(_ key: String, _ lines: [String], to out: Markup) {
    out.raw(",").key(key).raw("[")
    for (index, line) in lines.enumerated() {
      if index > 0 { out.raw(",") }
      out.json(line)
    }
    out.raw("]")
  }

  private static func append(_ text: String?, to out: Markup) {
    if let text { out.json(text) } else { out.raw("null") }
  }
}
