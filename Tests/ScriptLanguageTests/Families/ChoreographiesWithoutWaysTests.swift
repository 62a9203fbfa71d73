import Scenarios
import Testing

@testable import LifecycleEngine

@Suite struct ChoreographiesWithoutWaysTests {
  /// Choreographies with callbacks about appearance but without ways, each with the reason.
  private static let reasons = [
    "adaptation-covers": "A presentation changes its style: nothing comes that was not there.",
    "adaptation-uncovers": "A presentation changes its style: nothing comes that was not there.",
    "appearance-without-layout": "It is a part of other transitions.",
    "context-begin": "It is the part that what is presented has in its context's transition.",
    "context-end": "It is the part that what is presented has in its context's transition.",
    "context-is-appearing":
      "It is the part that what is presented has in its context's transition.",
    "embed-segue": "A child comes and nobody goes.",
    "layout-pass": "It is a part of other transitions.",
    "manual-appearance-begin": "The author's code says who hears what, and in which order.",
    "manual-appearance-end": "The author's code says who hears what, and in which order.",
    "navigation-early-push":
      "The stack comes onto the screen; a visible stack pushes in another way.",
    "navigation-first-appearance": "A container appears with what it shows, for the first time.",
    "page-first-appearance": "A container appears with what it shows, for the first time.",
    "page-indicator": "The data source is asked; nobody comes or goes.",
    "page-question": "The data source is asked; nobody comes or goes.",
    "split-collapse": "One of two goes that were visible side by side; nobody comes.",
    "split-column-in-code": "A column comes or goes beside others.",
    "split-display-change": "A column comes or goes beside others.",
    "split-expansion": "One comes beside the other; nobody goes.",
    "tab-first-appearance": "A container appears with what it shows, for the first time.",
    "view-arrival":
      "Which view comes or goes first is the author's; no source has a split view controller's order.",
    "view-removal":
      "Which view comes or goes first is the author's; no source has a split view controller's order.",
  ]

  /// A new choreography joins the families with its ways, or gives a reason for having none.
  @Test func everyOtherChoreographyHasWays() {
    let without = Choreography.all.filter { $0.takesPartInAppearance && $0.ways.isEmpty }
    #expect(without.map(\.id).sorted() == Self.reasons.keys.sorted())
  }
}

extension Choreography {
  /// True if controllers may come or go in the choreography.
  fileprivate var takesPartInAppearance: Bool {
    (steps + cancellation).contains { step in
      switch step.action {
      case .appearance, .child, .tab, .split, .page, .segue: true
      default: false
      }
    }
  }
}
