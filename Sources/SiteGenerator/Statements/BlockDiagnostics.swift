extension DiagnosticStatement {
  /// The diagnostics of a live block as the author wrote the block.
  static let block: [DiagnosticStatement] = [
    .init(
      "ambiguous-id",
      "A name belongs to both a family of built-in scenarios and a scenario of the site."),
    .init("bad-attribute", "An attribute of a block has no value, or an invalid one."),
    .init("bad-claim", "A line of claims can't be understood."),
    .init("bad-event", "A line does not name an event."),
    .init("bad-id", "The id of a block is not in kebab-case."),
    .init("bad-requirement", "A 'require' can't be understood."),
    .init("bad-step", "A step has no title, or no body."),
    .init("bad-table", "A line of a state table can't be understood."),
    .init("claim-failed", "The runs contradict a claim."),
    .init("claim-untold", "No run shows whether a claim is right."),
    .init(
      "crashing-example",
      "An example that is marked as correct crashes because of its own "
        + "code."),
    .init(
      "early-read",
      "A correct example reads the geometry of a view that is not declared, or a window, too early."
    ),
    .init("empty-load-view", "The 'loadView' of a correct example creates no view."),
    .init("example-not-run", "An example is shown but not run, which '--strict' rejects."),
    .init("expectation-failed", "The events differ from those that 'expect' lists."),
    .init(
      "unforwarded-appearance",
      "A container turns off appearance forwarding, but doesn't forward any itself."),
    .init("refused-call", "A correct example makes a call that does nothing."),
    .init(
      "repeated-did-move",
      "A controller gets 'didMove(toParent:)' twice for one move, or with a "
        + "parent that is not its own."),
    .init(
      "unfinished-removal",
      "A child gets 'willMove(toParent: nil)', but nothing removes it."),
    .init(
      "forwarded-twice",
      "A correct example forwards an appearance to a child although UIKit already does so."),
    .init("harmful-example", "An example that is marked as correct shows a finding."),
    .init("harmless-example", "An example that is marked as incorrect does not show its finding."),
    .init(
      "hidden-by-lens",
      "An event that 'expect' lists happened, but the lens or 'of:' hides the event."),
    .init(
      "hidden-reason",
      "The verdict on an example rests on hidden lines, but readers see only the other lines."),
    .init(
      "ambiguous-receiver",
      "A check names a variable that has held two objects."),
    .init("impossible-event", "A check names an event that cannot happen there."),
    .init(
      "lost-object",
      "A correct example sets a delegate or a data source that nothing holds."),
    .init("misplaced-attribute", "A block has an attribute that belongs to another kind of block."),
    .init("misplaced-check", "A check or a step is where none is allowed."),
    .init("missing-attribute", "A block lacks an attribute that it needs."),
    .init("missing-block-kind", "An attribute has no kind of block before it."),
    .init("missing-claim", "A block of claims makes no claim."),
    .init("missing-id", "A scenario has no id."),
    .init("mistyped-block", "The first words of a block are nearly those of a live block."),
    .init(
      "not-modelled",
      "A check depends on something that no source shows, or on which sources disagree."),
    .init(
      "mistyped-hidden-line",
      "A line looks like a hidden line, but would be shown."),
    .init("never-called", "A correct example overrides a method that UIKit no longer calls."),
    .init("no-runs", "A block names a release that some of its scenarios don't cover."),
    .init("no-scenario", "A block is not a scenario."),
    .init("not-a-scenario", "A text that should run isn't the beginning of a scenario."),
    .init(
      "not-driven",
      "No result for a view controller class, because none of its runs finished."),
    .init("nothing-to-run", "An example has nothing that a drive could run."),
    .init(
      "open-appearance", "A correct example begins a child's transition and does not end it."),
    .init("requirement-failed", "A 'require' fails."),
    .init(
      "statement-after-when",
      "A statement follows the first step, outside all steps."),
    .init(
      "super-not-last", "A correct example calls 'super' before its last change of constraints."),
    .init("unknown-attribute", "A block has no such attribute."),
    .init("unknown-callback", "No simulated object has such a callback."),
    .init("unknown-drive", "There is no such drive."),
    .init("unknown-finding", "There is no such finding."),
    .init("unknown-label", "A callback has no such argument."),
    .init("unknown-lens", "There is no such lens."),
    .init("unknown-object", "Nothing has this name in the scenarios of a block."),
    .init("unknown-release", "There is no such release, or it is not simulated."),
    .init("unknown-scenario", "There is no scenario with this id."),
    .init(
      "unknown-holder",
      "A correct example gives a closure that holds its screen to an object that is not declared."),
    .init("uikit-warning", "UIKit warns about a call in a correct example, or refuses the call."),
    .init("unverified-scenario", "A scenario has no checks, which '--strict' rejects."),
  ]
}
