extension MisuseChoreographies {
  /// A controller is pushed that is already on the stack.
  static let pushedTwice = Choreography(
    id: "pushed-twice",
    statement: "Pushing a controller that is on the stack raises an exception.",
    steps: [
      Step(
        "exception", .raise(.push(.twice(.short))),
        .evidence(["exception-push-same-instance-text-old"]), on: .before(13)),
      Step(
        "exception-with-container", .raise(.push(.twice(.full))),
        .evidence(["exception-push-same-instance-text-new"]), on: .since(13)),
    ])

  /// `setViewControllers` gets a controller more than once.
  static let repeatedInStack = Choreography(
    id: "repeated-in-stack",
    statement: "A stack that has a controller more than once raises an exception.",
    steps: [
      Step(
        "exception", .raise(.repeatedInStack),
        .evidence([
          "exception-stack-not-distinct-presentvc", "exception-stack-not-distinct-wp15337",
        ]))
    ])

  /// A navigation controller is pushed.
  static let pushedNavigationController = Choreography(
    id: "pushed-navigation-controller",
    statement: "Pushing a navigation controller raises an exception.",
    steps: [
      Step(
        "exception", .raise(.push(.ofNavigationController)),
        .evidence(["exception-push-navigation-actionsheetpicker70"]))
    ])

  /// A split view controller is pushed.
  static let pushedSplitViewController = Choreography(
    id: "pushed-split-view-controller",
    statement: "A split view controller must not be pushed; here a push raises an exception.",
    steps: [
      Step(
        "exception", .raise(.push(.ofSplitViewController)),
        .evidence(["exception-push-split-intelligentsplit11", "exception-push-split-promotion379"]))
    ])

  /// `popToViewController` names a controller that is not on the stack.
  static let poppedToStranger = Choreography(
    id: "popped-to-stranger",
    statement: "Popping to a controller that is not on the stack raises an exception.",
    steps: [
      Step(
        "exception", .raise(.poppedToStranger),
        .evidence(["exception-pop-stranger-beacon132"]))
    ])

  /// A controller is added as a child of itself or of one of its own descendants.
  static let containedInItself = Choreography(
    id: "contained-in-itself",
    statement: "A controller that would contain itself raises an exception.",
    steps: [
      Step(
        "exception", .raise(.containedInItself),
        .assumed("No source says what happens; going on would make a hierarchy without a root."))
    ])

  /// A page view controller gets a wrong number of pages.
  static let wrongPageCount = Choreography(
    id: "wrong-page-count",
    statement: "Setting a different number of pages than are shown at once raises an exception.",
    steps: [
      Step(
        "exception", .raise(.wrongPageCount),
        .evidence(["exception-page-count-til18", "exception-page-count-simplified781"]))
    ])

  /// A controller is selected that is no tab.
  static let selectedStranger = Choreography(
    id: "selected-stranger",
    statement: "Selecting a controller that is not one of the tabs raises an exception.",
    steps: [
      Step(
        "exception", .raise(.selectedStranger),
        .evidence(["exception-select-stranger-maintab"]))
    ])
}

extension MisuseChoreographies {
  /// A controller that lets the interface rotate supports none of the app's orientations.
  static let noCommonOrientation = Choreography(
    id: "no-common-orientation",
    statement: "A controller whose supported orientations have none in common with the app's, for "
      + "example because it has none, raises an exception.",
    steps: [
      Step(
        "exception", .raise(.noCommonOrientation(.short)),
        .evidence([
          "exception-no-common-orientation-ejecta38", "exception-no-common-orientation-vk138",
        ]), on: .before(9)),
      Step(
        "exception-with-class", .raise(.noCommonOrientation(.full)),
        .evidence([
          "exception-no-common-orientation-lthpasscode128",
          "exception-no-common-orientation-jdstatusbar105",
        ]), on: .since(9)),
    ])
}

extension MisuseChoreographies {
  /// A split view controller is made on a phone.
  static let splitOnPhone = Choreography(
    id: "split-on-phone",
    statement: "Up to iOS 7, making a split view controller on a phone raises an exception.",
    steps: [
      Step(
        "exception", .raise(.splitOnPhone),
        .evidence(["exception-split-on-phone-apple", "exception-split-on-phone-xamarin"]),
        on: .before(8))
    ])
}

extension MisuseChoreographies {
  /// `performSegue` is called with an identifier that the storyboard does not have.
  static let unknownSegue = Choreography(
    id: "unknown-segue",
    statement: "Performing a segue that the storyboard does not have raises an exception.",
    steps: [
      Step(
        "exception", .raise(.missing(.segue)),
        .evidence(["exception-no-segue-onboard49"]))
    ])

  /// A method is called by a selector that the object does not implement.
  static let unrecognizedSelector = Choreography(
    id: "unrecognized-selector",
    statement: "A selector without a method in its receiver raises an exception.",
    steps: [
      Step(
        "exception", .raise(.missing(.method)),
        .evidence(["exception-no-method-acknowlist5"]))
    ])
}
