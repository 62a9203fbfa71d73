import Diagnostics
import LifecycleEngine

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
  /// Whether it is judged when nothing goes on any more: a run that broke off shows nothing of it.
  var isJudgedAtEnd = false
  /// Whether it is about something that is not done in time: where a closure that was given to what is not
  /// simulated would do it, it is excused.
  var isOmission = false
  /// Whether it is what a run breaks off by: in further runs what it is about does nothing, and they show
  /// what comes behind it.
  var breaksRuns = false
  /// What of the code can be blamed once.
  var extent = Extent.place
  /// What it asks of an override's call of `super`, where it is about that.
  public var superRule: SuperRule?
  /// The lens of the callbacks that it is about, where no other finding needs to see them.
  public var lens: Lens?
  /// Looks for it in one run.
  var check: @Sendable (DriveRun) -> [Occurrence] = { _ in [] }
  /// Looks for what would be it but for one thing, which is said.
  var nearMisses: (@Sendable (DriveRun) -> [Occurrence])?
  /// Looks for it in all runs together, where one run cannot show it.
  var comparison: RunComparison?

  /// What of the code can be blamed once: what is found there again is the same.
  enum Extent {
    /// What the evidence points to.
    case place
    /// Its line.
    case line
  }

  /// What is asked of an override's call of `super`.
  public enum SuperRule: Sendable {
    /// It has to be reached.
    case called
    /// It must not be.
    case notCalled
  }

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
