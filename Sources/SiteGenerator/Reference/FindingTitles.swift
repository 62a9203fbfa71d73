import ExampleRuns

extension Finding {
  /// The title of the finding's page and of its example, as Markdown: the mistake in a few words.
  var title: String { Finding.titles[id] ?? "`\(id)`" }

  /// The title without marks of code.
  var plainTitle: String { title.filter { $0 != "`" } }

  /// The titles by id.
  static let titles = [
    "missing-super": "Forgetting to call `super`",
    "super-load-view": "Calling `super` in `loadView`",
    "view-read-in-load-view": "Reading `view` in `loadView` too early",
    "load-view-called": "Calling `loadView()` yourself",
    "load-view-over-storyboard": "Overriding `loadView` with a storyboard",
    "early-geometry": "Reading sizes and traits too early",
    "repeated-work": "Repeating work at every appearance",
    "late-ui-change": "Changing the screen in `viewDidAppear`",
    "layout-accumulation": "Adding views or constraints at every layout",
    "layout-loop": "Asking for layout at every layout",
    "child-without-parent": "Adding a child's view without `addChild`",
    "missing-did-move": "Forgetting `didMove(toParent:)`",
    "redundant-will-move": "Calling `willMove(toParent:)` twice",
    "reversed-removal": "Removing a child in the wrong order",
    "present-off-window": "Presenting from a controller without a window",
    "direct-appearance-call": "Calling appearance callbacks yourself",
    "retain-cycle": "Keeping a controller alive in a cycle",
    "endless-task": "Keeping a controller alive in a task",
    "unbalanced-observer": "Adding observers without removing them",
    "uncoordinated-animation": "Animating a size change without the coordinator",
    "not-reverted-on-cancel": "Not undoing changes after a cancelled transition",
    "order-dependence": "Relying on the order of two controllers",
    "silent-return": "Waiting for a callback after a sheet",
    "certain-crash": "Crashing the app in any case",
  ]
}
