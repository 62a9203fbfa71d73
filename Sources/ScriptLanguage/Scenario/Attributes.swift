import Diagnostics
import LifecycleEngine

/// What the info string of a scenario says.
public struct ScenarioAttributes: Sendable {
  /// The id that the whole site knows it by; empty for a bare script.
  public var id: String
  /// Where the id stands, as offsets into the info string; `nil` for a bare script.
  public var idRange: SourceRange?
  /// The title; empty where none is given.
  public var title: String
  /// The releases it holds on, oldest first; never empty.
  public var releases: [Release]
  /// The device it runs on.
  public var device: Device
  /// Where it comes from, in the author's words.
  public var evidence: [String]
  /// True if the set-up is part of the shown trace.
  public var showsSetup: Bool
  /// What the trace is shown through besides what the checks name; `nil` where nothing is said.
  public var lenses: LensSet?

  /// The attributes of a scenario that says nothing: the newest release on a phone.
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
