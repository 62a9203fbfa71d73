import Scenarios
import TraceRendering

/// The state of a controller at its callbacks, as the page shows the state.
struct StateTableSection {
  let verified: VerifiedStateTable

  /// The values of the template `state-table`.
  var values: [String: TemplateValue] {
    let table = verified.table
    return [
      "receiver": .text(table.attributes.receiver.text),
      "title": .text(verified.title),
      "href": .address(scenario: table.attributes.scenario.text),
      "release": .text("iOS \(verified.release.major)"),
      "columns": .list(table.columnNames.map { .text($0) }),
      "columnsHTML": .list(table.columnNames.map { .text(StateTableSection.html($0)) }),
      "rows": .list(
        zip(table.rowTexts, verified.cells).map { text, cells in
          [
            "text": .text(text), "textHTML": .text(StateTableSection.html(text)),
            "cells": .list(cells.map(value)),
          ]
        }),
    ]
  }

  /// A text as HTML that breaks between the words of a name. A phone has six columns beside each
  /// other only if their heads break.
  private static func html(_ text: String) -> String {
    var html = ""
    var last: Character = " "
    for character in text {
      if last == "." || last.isLowercase && character.isUppercase { html += "<wbr>" }
      html += HTMLEscape.text(String(character))
      last = character
    }
    return html
  }

  private func value(of cell: StateCell) -> TemplateValue {
    switch cell {
    case .none: ["kind": "none", "text": "not called"]
    case .truth(let truth): truth ? ["kind": "yes", "text": "yes"] : ["kind": "no", "text": "no"]
    case .text(let text): ["kind": "value", "text": .text(text)]
    }
  }
}
