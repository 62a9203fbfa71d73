extension DiagnosticStatement {
  /// The diagnostics of `lifeguard check` that are no findings.
  static let check: [DiagnosticStatement] = [
    .init(
      "bad-ignore",
      "A comment that lets a finding pass names no finding, or gives no reason."),
    .init(
      "budget",
      "The time for a view controller class was over before all ways to use it were tried."),
    .init(
      "no-controller",
      "The checked files declare no view controller class, which '--fail-on-no-controller' rejects."),
    .init("unused-ignore", "A comment lets a finding pass that its line does not have."),
  ]
}
