extension MisuseChoreographies {
  /// A child's view is added under a view of a controller that is not its parent.
  static let viewInOtherHierarchy = Choreography(
    id: "view-in-other-hierarchy",
    statement:
      "The view of a child that comes into a window where the nearest controller above is not "
      + "its parent raises an exception. A controller without a parent may be anywhere.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.viewInOtherHierarchy)),
        .evidence([
          "hierarchy-inconsistency-exception", "exception-hierarchy-text",
          "hierarchy-inconsistency-doc-and-text", "hierarchy-raises-at-window-pagerview1098",
          "hierarchy-raises-at-push-airship732", "hierarchy-without-controller-klcpopup6",
        ]))
    ])

  /// A controller whose view is under another controller's is added to a parent.
  static let addedUnderOther = Choreography(
    id: "added-under-other",
    statement: "Adding a child whose view is under another controller's view raises an exception.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.addedUnderOther)),
        .evidence(["hierarchy-inconsistency-doc-and-text", "exception-hierarchy-text"]))
    ])

  /// The root of a window becomes the child of another controller.
  static let rootAsChild = Choreography(
    id: "root-as-child",
    statement: "Adding the root of a window as a child of another controller raises an exception.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.rootAsChild)),
        .evidence(["exception-root-as-child-snapshot310"]))
    ])

  /// A controller gets a view that belongs to another controller.
  static let viewOfTwo = Choreography(
    id: "view-of-two",
    statement: "Assigning a view that belongs to another controller raises an exception.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.viewOfTwo)),
        .evidence(["exception-view-of-two-sialertview120", "exception-view-of-two-viewdeck145"]))
    ])

  /// A view is added to itself.
  static let viewInItself = Choreography(
    id: "view-in-itself",
    statement: "Adding a view to itself raises an exception.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.viewInItself)),
        .evidence(["exception-add-self-wisonlin"]))
    ])

  /// A view is added to one of its own descendants.
  static let viewInDescendant = Choreography(
    id: "view-in-descendant",
    statement: "Adding a view to one of the views within it raises an exception.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.viewInDescendant)),
        .evidence(["exception-layer-cycle-jxcategory108"]))
    ])

  /// A view gets a frame that is no valid rectangle.
  static let invalidGeometry = Choreography(
    id: "invalid-geometry",
    statement: "A frame whose middle is not a number raises an exception.",
    steps: [
      Step(
        "exception", .raise(.hierarchy(.invalidGeometry)),
        .evidence(["exception-nan-position-namapkit12", "exception-nan-position-baiduface21"]))
    ])

  /// `transition(from:to:...)` is called with controllers that are not both the receiver's children.
  static let transitionWithoutParent = Choreography(
    id: "transition-without-parent",
    statement: "A transition between controllers that are not both children raises an exception.",
    steps: [
      Step(
        "exception", .raise(.transitionWithoutParent),
        .evidence(["exception-transition-common-parent", "transition-from-to-preconditions"]))
    ])

  /// `transition(from:to:...)` is called on a container that forwards appearance itself.
  static let transitionForwardedByHand = Choreography(
    id: "transition-forwarded-by-hand",
    statement: "A container that forwards appearance by hand may not call `transition(from:to:)`.",
    steps: [
      Step(
        "exception", .raise(.transitionForwardedByHand),
        .assumed(
          "Apple's header promises the exception (transition-fromto-invalidargument-apple-header); "
            + "none of the collected sources quotes its text."))
    ])
}
