import Diagnostics
import ExampleRuns
import Scenarios

// The coding of diagnostics is here because the language has no Foundation.

extension Diagnostic: Codable {
  private enum Key: CodingKey {
    case isWarning, id, summary, range, isInInfo, isDisagreement, rows, notes, placedNotes, help
  }

  /// Reads a diagnostic that was kept.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(Bool.self, forKey: .isWarning) ? .warning : .error,
      id: try values.decode(String.self, forKey: .id),
      try values.decode(String.self, forKey: .summary),
      at: try values.decode(SourceRange.self, forKey: .range),
      difference: try values.decodeIfPresent([Difference.Row].self, forKey: .rows)
        .map(Difference.init), notes: try values.decode([String].self, forKey: .notes),
      help: try values.decode([String].self, forKey: .help))
    placedNotes = try values.decode([PlacedNote].self, forKey: .placedNotes)
    origin = try values.decode(Bool.self, forKey: .isInInfo) ? .info : .body
    isDisagreement = try values.decode(Bool.self, forKey: .isDisagreement)
  }

  /// Writes everything that a report shows of the diagnostic.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(severity == .warning, forKey: .isWarning)
    try values.encode(id, forKey: .id)
    try values.encode(summary, forKey: .summary)
    try values.encode(range, forKey: .range)
    try values.encode(origin == .info, forKey: .isInInfo)
    try values.encode(isDisagreement, forKey: .isDisagreement)
    try values.encodeIfPresent(difference?.rows, forKey: .rows)
    try values.encode(notes, forKey: .notes)
    try values.encode(placedNotes, forKey: .placedNotes)
    try values.encode(help, forKey: .help)
  }
}

extension SourceRange: Codable {
  /// Reads start and end.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(try numbers.decode(Int.self), try numbers.decode(Int.self))
  }

  /// Writes start and end.
  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(start)
    try numbers.encode(end)
  }
}

extension Difference.Row: Codable {
  private enum Key: CodingKey { case expected, actual, agrees }

  /// Reads a row.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      expected: try values.decodeIfPresent(String.self, forKey: .expected),
      actual: try values.decodeIfPresent(String.self, forKey: .actual),
      agrees: try values.decode(Bool.self, forKey: .agrees))
  }

  /// Writes a row.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(expected, forKey: .expected)
    try values.encodeIfPresent(actual, forKey: .actual)
    try values.encode(agrees, forKey: .agrees)
  }
}

extension PlacedNote: Codable {
  private enum Key: CodingKey { case text, detail, offset }

  /// Reads a note.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      text: try values.decode(String.self, forKey: .text),
      detail: try values.decode(String.self, forKey: .detail),
      offset: try values.decode(Int.self, forKey: .offset))
  }

  /// Writes a note.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(text, forKey: .text)
    try values.encode(detail, forKey: .detail)
    try values.encode(offset, forKey: .offset)
  }
}

extension UnfollowedCall: Codable {
  private enum Key: CodingKey { case name, offset }

  /// Reads a call that was kept.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      offset: try values.decode(Int.self, forKey: .offset))
  }

  /// Writes the name and the place of the call.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encode(offset, forKey: .offset)
  }
}
