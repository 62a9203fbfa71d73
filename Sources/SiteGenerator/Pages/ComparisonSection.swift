import LifecycleEngine
import ScriptLanguage

/// Scenarios side by side as they stand on their page.
struct ComparisonSection {
  let verified: VerifiedComparison
  let catalog: ScenarioCatalog
  /// The page that the block stands on.
  let page: Page

  /// The values of the template `compare`.
  var values: [String: Any] {
    let difference = verified.firstDifference
    return [
      "columns": verified.columns.map { column in
        [
          "title": column.title, "release": "iOS \(column.release.major)",
          "href": catalog.address(of: column.id, from: page) ?? "",
        ]
      },
      "rows": (0..<verified.rowCount).map { row in
        [
          "number": row + 1, "isFirstDifference": row == difference,
          "cells": verified.columns.map { ["text": $0.line(row) ?? ""] },
        ] as [String: Any]
      },
      "summary": difference.map { "They differ for the first time in row \($0 + 1)." }
        ?? "They do not differ.",
    ]
  }
}

extension ScenarioCatalog {
  /// The address of a scenario, as a link on a page.
  func address(of id: String, on release: Release? = nil, from page: Page) -> String? {
    place(of: id, on: release).map { "\(page.root)\(URLPath.encoded($0.path))#\($0.anchor)" }
  }
}
