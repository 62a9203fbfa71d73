import Diagnostics
import LifecycleEngine

/// The attributes in the info string of a scenario.
public struct ScenarioAttributes: Sendable {
  /// The id of the scenario on the whole site. Empty for a bare script.
  public var id: String
  /// The place of the id, as offsets into the info string. `nil` for a bare script.
  public var idRange: SourceRange?
  /// The title, or an empty text.
  public var title: String
  /// The releases on which the scenario holds, oldest first. Never empty.
  public var releases: [Release]
  /// The device on which the scenario runs.
  public var device: Device
  /// The sources of the scenario, in the author's words.
  public var evidence: [String]
  /// True if the set-up is part of the shown trace.
  public var showsSetup: Bool
  /// The lenses of the trace beside those that the checks need. `nil` if the author gives none.
  public var lenses: LensSet?

  /// Makes the attributes of a scenario without info: the newest release on a phone.
  public init(id: String = "") {
    self.id = id
    title = ""
    releases = [.newest]
    device = Device()
    evidence = []
    showsSetup = false
    lenses = nil
  }
}
