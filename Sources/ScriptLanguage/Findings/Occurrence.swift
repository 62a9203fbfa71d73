import Diagnostics

/// Something that a finding is about, as a run has shown it.
public struct Occurrence: Sendable {
  /// The id of the finding.
  public let finding: String
  /// Where in the example.
  public let range: SourceRange
  /// What was seen, a sentence each, without a final period.
  public let evidence: [String]
  /// The drive that showed it.
  public internal(set) var drive = DriveKind.launch
  /// The class that was driven.
  public internal(set) var subject = ""
  /// The number of the event that it belongs to, in the trace of its run; `nil` for none.
  public let event: Int?
  /// Another place that belongs to it, with what was done there.
  var other: (text: String, range: SourceRange)?
  /// Whether a reader sees in this run why it matters; another run may show that better.
  let isClear: Bool
  /// The number of the run that showed it.
  public internal(set) var run = 0

  init(
    _ finding: String, at range: SourceRange, _ evidence: [String], event: Int? = nil,
    isClear: Bool = true
  ) {
    self.finding = finding
    self.range = range
    self.evidence = evidence
    self.event = event
    self.isClear = isClear
  }

  /// The other place as a note.
  var placedNotes: [PlacedNote] {
    other.map { other in
      // A place in another file has no line in this one: the note is about the end of this file.
      let offset = other.range.source == range.source ? other.range.start : Int.max
      return [PlacedNote(text: other.text, detail: "", offset: offset)]
    } ?? []
  }
}
