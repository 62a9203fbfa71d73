import Diagnostics
import LifecycleEngine

/// An instance of a finding in a run.
package struct Occurrence: Sendable {
  /// The id of the finding.
  package let finding: String
  /// The place in the example.
  package let range: SourceRange
  /// The evidence, a sentence each, without a final period.
  package private(set) var evidence: [String]
  /// The drive of the run.
  package internal(set) var drive = DriveKind.launch
  /// The class that was driven.
  package internal(set) var subject = ""
  /// The number of the event in the trace of the run; `nil` if no event belongs to the occurrence.
  package let event: Int?
  /// Another place that belongs to the occurrence, with the action there.
  var other: (text: String, range: SourceRange)?
  /// True if the run makes the harm visible. Another run may be clearer.
  let isClear: Bool
  /// The number of the run.
  package internal(set) var run = 0

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

  /// The occurrence with the release that shows the occurrence.
  func seen(on release: Release) -> Occurrence {
    var result = self
    result.evidence.append(
      "seen on iOS \(release.major), the last release before the one that the code checks for")
    return result
  }

  /// The other place as a note.
  var placedNotes: [PlacedNote] {
    other.map { other in
      // A place in another file has no line in this file, so the note goes to the end.
      let offset = other.range.source == range.source ? other.range.start : Int.max
      return [PlacedNote(text: other.text, detail: "", offset: offset)]
    } ?? []
  }
}
