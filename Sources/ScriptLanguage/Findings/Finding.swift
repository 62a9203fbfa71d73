/// A fault in the use of a view controller's life cycle, which runs of an example show.
public struct Finding: Sendable {
  /// Its permanent kebab-case id.
  public let id: String
  /// One sentence: what the run shows.
  public let statement: String
  /// What comes of it for the user of the app.
  public let why: String
  /// When it is no mistake.
  public let exception: String
  /// What supports it: ids of the register of evidence, or the addresses of public pages.
  public let sources: [String]
  /// An example that has it.
  public let breaking: String
  /// The same without it.
  public let holding: String
  /// Looks for it in one run. What only several runs show together is found by those who compare them.
  let check: @Sendable (DriveRun) -> [Occurrence]

  /// The findings, in the order in which they are listed.
  public static let all: [Finding] = [
    missingSuper, superLoadView, viewReadInLoadView, loadViewCalled, loadViewOverStoryboard,
    earlyGeometry, repeatedWork, lateUIChange, layoutAccumulation, layoutLoop, childWithoutParent,
    missingDidMove, redundantWillMove, reversedRemoval, presentOffWindow, directAppearanceCall,
    retainCycle, endlessTask, unbalancedObserver, uncoordinatedAnimation, notRevertedOnCancel,
    orderDependence, silentReturn,
  ]

  /// The finding with an id.
  public static func named(_ id: String) -> Finding? { all.first { $0.id == id } }
}
