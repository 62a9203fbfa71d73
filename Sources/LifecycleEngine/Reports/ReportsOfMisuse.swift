/// UIKit's report about a misuse.
enum Report {
  /// A line on the console.
  case warning(String)
  /// An exception with its name and reason, which ends the app.
  case exception(String, String)
}

/// The texts of exceptions and warnings.
struct Reports {
  let objects: ObjectTable
  let controllers: ControllerTree
  let views: ViewTree
  let navigations: Records<NavigationRecord>
  let pages: Records<PageRecord>
  /// The callback that the author's code is calling directly.
  let directCall: Callback?

  /// The name of the app in messages of the system.
  private static let applicationID = "com.example.Scenario"

  func report(_ misuse: Misuse, _ transition: Transition) -> Report? {
    guard let subject = transition.to, let container = transition.container else { return nil }
    switch misuse {
    case .push(let misuse): return report(misuse, subject, container)
    case .hierarchy(let misuse): return report(misuse, subject, container, above: transition.from)
    case .repeatedInStack:
      let stack = navigations[container].refused.map { "\"\(objects.describe($0))\"" }
        .joined(separator: ", ")
      return .exception(
        "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct (( \(stack) ))")
    case .poppedToStranger:
      return .exception(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
    case .containedInItself:
      return .exception(
        "NSInvalidArgumentException",
        "\(objects.describe(subject)) cannot be a child of itself or of its own descendant")
    case .wrongPageCount:
      let count = pages[container].refusedCount
      return .exception(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(count)) doesn't match the number required (1) "
          + "for the requested transition")
    case .splitOnPhone:
      return .exception(
        "NSInvalidArgumentException",
        "UISplitViewController is only supported when running under "
          + "UIUserInterfaceIdiomPad")
    case .missing(let member): return report(member, transition.missingName, subject)
    case .noCommonOrientation(let wording): return noCommonOrientation(of: subject, wording)
    case .transitionWithoutParent:
      let old = transition.from.map { objects.describe($0) } ?? ""
      return .exception(
        "NSInvalidArgumentException",
        "Children view controllers \(old) and \(objects.describe(subject)) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
    case .transitionForwardedByHand:
      return .exception(
        "NSInvalidArgumentException",
        "-[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:] is called on \(objects.describe(container)), which forwards appearance "
          + "methods itself")
    case .selectedStranger:
      return .exception(
        "NSInvalidArgumentException",
        "-[\(objects.classRecord(of: container).name) setSelectedViewController:] only a view controller in "
          + "the tab bar controller's list of view controllers can be selected.")
    }
  }

  private func noCommonOrientation(of subject: ObjectID, _ wording: Wording) -> Report? {
    let method =
      switch wording {
      case .short: "shouldAutorotate"
      case .full: "[\(objects.classRecord(of: subject).name) shouldAutorotate]"
      }
    return .exception(
      "UIApplicationInvalidInterfaceOrientation",
      "Supported orientations has no common orientation with the application, and \(method) is "
        + "returning YES")
  }

  private func report(_ member: MissingMember, _ name: String, _ subject: ObjectID) -> Report? {
    let reason =
      switch member {
      case .segue: "Receiver (\(objects.describe(subject))) has no segue with identifier '\(name)'"
      case .method:
        "-[\(objects.classRecord(of: subject).name) \(name)]: unrecognized selector sent to instance"
      }
    return .exception("NSInvalidArgumentException", reason)
  }

  private func report(_ misuse: PushMisuse, _ subject: ObjectID, _ container: ObjectID) -> Report? {
    let reason: String
    switch misuse {
    case .ofNavigationController: reason = "Pushing a navigation controller is not supported"
    case .ofSplitViewController:
      reason =
        "Split View Controllers cannot be pushed to a Navigation Controller \(objects.describe(container))"
    case .twice(.short):
      reason =
        "Pushing the same view controller instance more than once is not supported "
        + "(\(objects.describe(subject)))"
    case .twice(.full):
      reason =
        "\(objects.describe(container)) is pushing the same view controller instance "
        + "(\(objects.describe(subject))) more than once which is not supported and is most likely an "
        + "error in the application : \(Self.applicationID)"
    }
    return .exception("NSInvalidArgumentException", reason)
  }
}
