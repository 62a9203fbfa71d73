import ScriptLanguage

/// The state of a controller at its callbacks as it stands on its page.
struct StateTableSection {
  let verified: VerifiedStateTable
  let catalog: ScenarioCatalog
  /// The page that the block stands on.
  let page: Page

  /// The values of the template `state-table`.
  var values: [String: Any] {
    let table = verified.table
    return [
      "receiver": table.attributes.receiver.text,
      "title": verified.title,
      "href": catalog.address(of: table.attributes.scenario.text, from: page) ?? "",
      "release": "iOS \(verified.release.major)",
      "columns": table.columnNames,
      "rows": zip(table.rowTexts, verified.cells).map { text, cells in
        ["text": text, "cells": cells.map(values)] as [String: Any]
      },
    ]
  }

  private func values(of cell: StateCell) -> [String: Any] {
    switch cell {
    case .none: ["kind": "none", "text": "not called"]
    case .truth(let truth): ["kind": truth ? "yes" : "no", "text": truth ? "yes" : "no"]
    case .text(let text): ["kind": "value", "text": text]
    }
  }
}
