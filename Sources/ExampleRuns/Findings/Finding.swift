import Diagnostics
import LifecycleEngine

/// A mistake in the use of a view controller's life cycle that runs of an example can show.
package struct Finding: Sendable {
  /// The permanent kebab-case id.
  package let id: String
  /// The mistake in a few words, as Markdown.
  package let title: String
  /// One sentence that says what a run shows.
  package let statement: String
  /// The effect on the user of the app.
  package let why: String
  /// The cases in which the code is no mistake.
  package let exception: String
  /// The usual change that removes the mistake, as the beginning of a sentence.
  package let mend: String
  /// The supporting evidence: ids of the register of evidence, or addresses of public pages.
  package let sources: [String]
  /// An example that has the finding.
  package let breaking: String
  /// The same example without the finding.
  package let holding: String
  /// True if the finding is judged at the end, so a run that broke off is not judged.
  var isJudgedAtEnd = false
  /// True if the finding is about an action that is late or missing. A closure that opaque code was
  /// given is an excuse if the closure does the action.
  var isOmission = false
  /// True if the finding is a mistake whenever the code runs, also in a closure that the example gave
  /// away.
  var isTimeless = false
  /// True if the finding also counts where a method is called a second time.
  var countsAgain = true
  /// True if this finding ends the run. Later runs skip the call that caused the end, to show the
  /// code behind the call.
  var breaksRuns = false
  /// The extent of code that is reported once.
  var extent = Extent.place
  /// The rule about calls of `super`, if the finding is about `super`.
  package var superRule: SuperRule?
  /// The change of the code that removes the finding; nil if the author has to choose a change, and for a
  /// finding with a rule about `super`, which says what to do.
  package var correction: Correction?
  /// The lens of the callbacks concerned, if no other finding needs the lens.
  package var lens: Lens?
  /// Looks for the finding in one run.
  var check: @Sendable (DriveRun) -> [Occurrence] = { _ in [] }
  /// Looks for near misses in one run, each with the condition that is not met.
  var nearMisses: (@Sendable (DriveRun) -> [Occurrence])?
  /// Looks for the finding in all runs together, if one run cannot show the finding.
  var comparison: RunComparison?

  /// The extent of code that is reported once.
  enum Extent {
    /// The place of the evidence.
    case place
    /// The line of the evidence.
    case line
  }

  /// A change of the marked code, for editors.
  package enum Correction: Sendable {
    /// The marked call asks UIKit to load the view.
    case loadIfNeeded
    /// The marked statement goes.
    case dropStatement
    /// The added child gets `didMove(toParent:)`.
    case confirmChild
    /// The child becomes a child before its view is added.
    case addChild
  }

  /// A rule about an override's call of `super`.
  package enum SuperRule: Sendable {
    /// The override has to reach `super`.
    case called
    /// The override must not reach `super`.
    case notCalled
  }

  /// The findings, in the order of the list.
  package static let all: [Finding] = [
    missingSuper, superLoadView, viewReadInLoadView, loadViewCalled, loadViewOverStoryboard,
    earlyGeometry, repeatedWork, lateUIChange, layoutAccumulation, layoutLoop, childWithoutParent,
    missingDidMove, redundantWillMove, reversedRemoval, presentOffWindow, directAppearanceCall,
    retainCycle, endlessTask, unbalancedObserver, uncoordinatedAnimation, notRevertedOnCancel,
    orderDependence, silentReturn, certainCrash,
  ]

  /// The finding with an id.
  package static func named(_ id: String) -> Finding? { all.first { $0.id == id } }
}
