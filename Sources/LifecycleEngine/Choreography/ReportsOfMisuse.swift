// The exceptions that calls are answered with.
extension World {
  func raise(_ misuse: Misuse, _ transition: Transition) {
    guard let subject = transition.to, let container = transition.container else { return }
    switch misuse {
    case .push(let misuse): raise(misuse, subject, container)
    case .hierarchy(let misuse): raise(misuse, subject, container, above: transition.from)
    case .repeatedInStack:
      let stack = navigations[containerSlot(container)].refused.map { "\"\(describe($0))\"" }
        .joined(separator: ", ")
      raise(
        "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct (( \(stack) ))")
    case .poppedToStranger:
      raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
    case .containedInItself:
      raise(
        "NSInvalidArgumentException",
        "\(describe(subject)) cannot be a child of itself or of its own descendant")
    case .wrongPageCount:
      let count = pages[containerSlot(container)].refusedCount
      raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(count)) doesn't match the number required (1) "
          + "for the requested transition")
    case .splitOnPhone:
      raise(
        "NSInvalidArgumentException",
        "UISplitViewController is only supported when running under "
          + "UIUserInterfaceIdiomPad")
    case .missing(let member): raise(member, transition.missingName, subject)
    case .noCommonOrientation(let wording): raiseNoCommonOrientation(of: subject, wording)
    case .transitionWithoutParent:
      let old = transition.from.map { describe($0) } ?? ""
      raise(
        "NSInvalidArgumentException",
        "Children view controllers \(old) and \(describe(subject)) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
    case .transitionForwardedByHand:
      raise(
        "NSInvalidArgumentException",
        "-[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:] is called on \(describe(container)), which forwards appearance "
          + "methods itself")
    case .selectedStranger:
      raise(
        "NSInvalidArgumentException",
        "-[\(classRecord(of: container).name) setSelectedViewController:] only a view controller in "
          + "the tab bar controller's list of view controllers can be selected.")
    }
  }

  private func raiseNoCommonOrientation(of subject: ObjectID, _ wording: Wording) {
    let method =
      switch wording {
      case .short: "shouldAutorotate"
      case .full: "[\(classRecord(of: subject).name) shouldAutorotate]"
      }
    raise(
      "UIApplicationInvalidInterfaceOrientation",
      "Supported orientations has no common orientation with the application, and \(method) is "
        + "returning YES")
  }

  private func raise(_ member: MissingMember, _ name: String, _ subject: ObjectID) {
    let reason =
      switch member {
      case .segue: "Receiver (\(describe(subject))) has no segue with identifier '\(name)'"
      case .method:
        "-[\(classRecord(of: subject).name) \(name)]: unrecognized selector sent to instance"
      }
    raise("NSInvalidArgumentException", reason)
  }

  private func raise(_ misuse: PushMisuse, _ subject: ObjectID, _ container: ObjectID) {
    let reason: String
    switch misuse {
    case .ofNavigationController: reason = "Pushing a navigation controller is not supported"
    case .ofSplitViewController:
      reason =
        "Split View Controllers cannot be pushed to a Navigation Controller \(describe(container))"
    case .twice(.short):
      reason =
        "Pushing the same view controller instance more than once is not supported "
        + "(\(describe(subject)))"
    case .twice(.full):
      reason =
        "\(describe(container)) is pushing the same view controller instance "
        + "(\(describe(subject))) more than once which is not supported and is most likely an "
        + "error in the application : \(World.applicationID)"
    }
    raise("NSInvalidArgumentException", reason)
  }
}
