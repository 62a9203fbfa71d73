// The reports about a refused presentation or dismissal.
extension Reports {
  func report(_ misuse: PresentationMisuse, _ transition: Transition) -> Report? {
    guard let source = transition.container else { return nil }
    let subject = transition.to.map { objects.describe($0) } ?? ""
    let presenter = controllers.topmostAncestor(of: source)
    switch misuse {
    case .offWindow(.short):
      return .warning(
        "Warning: Attempt to present \(subject) on \(objects.describe(source)) whose view is not in the "
          + "window hierarchy!")
    case .offWindow(.full):
      return .warning(
        "[Presentation] Attempt to present \(subject) on \(objects.describe(presenter)) (from "
          + "\(objects.describe(source))) whose view is not in the window hierarchy.")
    case .overAnother(let wording):
      let up = controllers.presented(by: source).map { objects.describe($0) } ?? ""
      return .warning(
        wording == .short
          // UIKit's text really has two spaces.
          ? "Warning: Attempt to present \(subject)  on \(objects.describe(presenter)) which is already "
            + "presenting \(up)"
          : "[Presentation] Attempt to present \(subject) on \(objects.describe(presenter)) (from "
            + "\(objects.describe(source))) which is already presenting \(up).")
    case .inTransition(.full):
      return .warning(
        "[Presentation] Attempt to present \(subject) on \(objects.describe(presenter)) (from "
          + "\(objects.describe(source))) while a presentation is in progress.")
    case .inTransition(.short):
      return .warning(
        "Warning: Attempt to present \(subject) on \(objects.describe(source)) while a presentation is in "
          + "progress!")
    case .dismissedInTransition:
      return .warning(
        "Warning: Attempt to dismiss from view controller \(objects.describe(source)) while a presentation "
          + "or dismiss is in progress!")
    case .fromDetached(.full):
      let presenter = objects.describe(source)
      return .warning(
        "Presenting view controller \(subject) from detached view controller \(presenter) is not "
          + "supported, and may result in incorrect safe area insets and a corrupt root presentation. "
          + "Make sure \(presenter) is in the view controller hierarchy before presenting from it. Will "
          + "become a hard exception in a future release.")
    case .fromDetached(.short):
      return .warning(
        "Presenting view controllers on detached view controllers is discouraged "
          + "\(objects.describe(source)).")
    case .popoverWithoutAnchor:
      return transition.to.flatMap { missingAnchor(ofPopover: $0) }
    case .actionSheetWithoutAnchor(let wording):
      return missingAnchor(ofActionSheet: subject, from: wording == .full ? source : nil)
    case .exception(let exception): return report(exception, transition, by: source)
    }
  }

  private func report(
    _ exception: PresentationException, _ transition: Transition, by source: ObjectID
  ) -> Report? {
    let subject = transition.to.map { objects.describe($0) } ?? ""
    let name = "NSInvalidArgumentException"
    switch exception {
    case .onItself:
      return .exception(
        name,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(objects.describe(source)).")
    case .twice:
      return .exception(
        name,
        "Application tried to present modally a view controller \(subject) that is already being "
          + "presented by \(objects.describe(controllers.topmostAncestor(of: source))).")
    case .ofChild:
      let parent =
        transition.to.flatMap { controllers[$0].parent }.map { objects.describe($0) } ?? ""
      return .exception(
        name,
        "Application tried to present modally a view controller \(subject) that has a parent view "
          + "controller \(parent).")
    case .ofActive:
      return .exception(
        name, "Application tried to present modally an active controller \(subject).")
    case .inPopover:
      return .exception(
        name,
        "A view controller in a popover presents in the current context with the transition style "
          + "UIModalTransitionStyleCoverVertical only.")
    case .withoutStyle:
      return .exception(
        name,
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    }
  }

  private func missingAnchor(ofPopover presented: ObjectID) -> Report? {
    let popover = controllers[presented].presentation.map { objects.describe($0) } ?? ""
    return .exception(
      "NSGenericException",
      "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  private func missingAnchor(ofActionSheet sheet: String, from presenter: ObjectID?) -> Report? {
    let from =
      presenter.map { " from \(objects.classRecord(of: $0).name) (\(objects.describe($0)))" } ?? ""
    return .exception(
      "NSGenericException",
      "Your application has presented a UIAlertController (\(sheet)) of style "
        + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a "
        + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
        + "location information for this popover through the alert controller's "
        + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
        + "barButtonItem.  If this information is not known when you present the alert controller, "
        + "you may provide it in the UIPopoverPresentationControllerDelegate method "
        + "-prepareForPopoverPresentation.")
  }
}
