/// A scenario in which a change makes a difference, with the observation or rule as the reason.
struct MetamorphicException: Sendable {
  let change: String
  let scenario: String
  /// The id of the source or of the rule's choreography, followed by its statement.
  let reason: String

  static let all: [MetamorphicException] = [
    .init(
      change: "unseen-tab", scenario: "tab-setviewcontrollers-keeps-selection",
      reason: "tab-setviewcontrollers: which tab takes the place of one that goes depends on how "
        + "many are left"),
    .init(
      change: "deeper-stack", scenario: "nav-poptoroot-deinit-10924293329",
      reason: "nav-poptoroot-deinit-10924293329: a pop to the root ends at the lowest controller"),
    .init(
      change: "deeper-stack", scenario: "fleet-offwindow-poptovc-returns-popped",
      reason: "nav-poptoroot-deinit-10924293329: a pop to the root ends at the lowest controller"),
    .init(
      change: "deeper-stack", scenario: "swiftnav-nested-presentation-seen-from-child-and-nav",
      reason: "nav-poptoroot-deinit-10924293329: a pop to the root ends at the lowest controller"),
    .init(
      change: "deeper-stack", scenario: "tab-retap-shows-root",
      reason: "tab-retap-shows-root: a tap on the selected tab pops to the lowest controller"),
    .init(
      change: "deeper-stack", scenario: "n-tabs-datadog-visits",
      reason: "tab-retap-shows-root: a tap on the selected tab pops to the lowest controller"),
    .init(
      change: "deeper-stack", scenario: "n-nested-stack-e2e-swipe",
      reason: "n-nested-stack-e2e: the back button of an inner stack is tapped first"),
    .init(
      change: "deeper-stack", scenario: "n-nested-stack-e2e-outer-back",
      reason: "n-nested-stack-e2e: the back button of an inner stack is tapped first"),
  ]
}
