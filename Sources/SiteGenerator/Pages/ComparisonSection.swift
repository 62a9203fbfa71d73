import Scenarios

/// Scenarios side by side as the page shows the scenarios.
struct ComparisonSection {
  let verified: VerifiedComparison

  /// The values of the template `compare`.
  var values: [String: TemplateValue] {
    let difference = verified.firstDifference
    return [
      "columns": .list(verified.columns.map(value)),
      "rows": .list((0..<verified.rowCount).map { row(at: $0, isFirst: $0 == difference) }),
      "summary": .text(
        difference.map { "The first difference is in row \($0 + 1)." }
          ?? "They do not differ."),
    ]
  }

  private func value(of column: VerifiedComparison.Column) -> TemplateValue {
    [
      "title": .text(column.title), "release": .text("iOS \(column.release.major)"),
      "href": .address(scenario: column.id),
    ]
  }

  private func row(at index: Int, isFirst: Bool) -> TemplateValue {
    [
      "number": .number(index + 1), "isFirstDifference": .flag(isFirst),
      "cells": .list(verified.columns.map { ["text": .text($0.line(index) ?? "")] }),
    ]
  }
}
