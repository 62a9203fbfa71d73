import Diagnostics
import LifecycleEngine

/// The attributes in the info string of a scenario.
package struct ScenarioAttributes: Sendable {
  /// The id of the scenario on the whole site. Empty for a bare script.
  package var id: String
  /// The place of the id, as offsets into the info string. `nil` for a bare script.
  package var idRange: SourceRange?
  /// The title, or an empty text.
  package var title: String
  /// The releases on which the scenario holds, oldest first. Never empty.
  package var releases: [Release]
  /// The release whose SDK the app was built with; nil for the release of each run.
  package var sdk: Release?
  /// The device on which the scenario runs.
  package var device: Device
  /// The sources of the scenario, in the author's words.
  package var evidence: [String]
  /// True if the set-up is part of the shown trace.
  package var showsSetup: Bool
  /// The lenses of the trace beside those that the checks need. `nil` if the author gives none.
  package var lenses: LensSet?

  /// Makes the attributes of a scenario without info: the newest release on a phone.
  package init(id: String = "") {
    self.id = id
    title = ""
    releases = [.newest]
    device = Device()
    evidence = []
    showsSetup = false
    lenses = nil
  }
}

extension ScenarioAttributes {
  /// The title, or else the id in words.
  package var shownTitle: String {
    guard title.isEmpty, let first = id.utf8.first else { return title }
    let isLetter = first >= 97 && first <= 122
    let rest = id.utf8.dropFirst().map { $0 == 45 ? 32 : $0 }
    return String(decoding: [isLetter ? first - 32 : first] + rest, as: UTF8.self)
  }
}
