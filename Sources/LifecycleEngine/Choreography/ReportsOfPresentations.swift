// What a presentation or dismissal that is refused is answered with.
extension World {
  func complain(_ misuse: PresentationMisuse, _ transition: Transition) {
    guard let source = transition.container else { return }
    let subject = transition.to.map { describe($0) } ?? ""
    let presenter = topmostAncestor(of: source)
    switch misuse {
    case .offWindow(.short):
      warn(
        "Warning: Attempt to present \(subject) on \(describe(source)) whose view is not in the "
          + "window hierarchy!")
    case .offWindow(.full):
      warn(
        "[Presentation] Attempt to present \(subject) on \(describe(presenter)) (from "
          + "\(describe(source))) whose view is not in the window hierarchy.")
    case .overAnother(let wording):
      let up = presentedViewController(of: source).map { describe($0) } ?? ""
      warn(
        wording == .short
          // There really are two spaces.
          ? "Warning: Attempt to present \(subject)  on \(describe(presenter)) which is already "
            + "presenting \(up)"
          : "[Presentation] Attempt to present \(subject) on \(describe(presenter)) (from "
            + "\(describe(source))) which is already presenting \(up).")
    case .inTransition(.full):
      warn(
        "[Presentation] Attempt to present \(subject) on \(describe(presenter)) (from "
          + "\(describe(source))) while a presentation is in progress.")
    case .inTransition(.short):
      warn(
        "Warning: Attempt to present \(subject) on \(describe(source)) while a presentation is in "
          + "progress!")
    case .dismissedInTransition:
      warn(
        "Warning: Attempt to dismiss from view controller \(describe(source)) while a presentation "
          + "or dismiss is in progress!")
    case .fromDetached:
      warn(
        "Presenting view controllers on detached view controllers is discouraged "
          + "\(describe(source)).")
    case .popoverWithoutAnchor:
      if let presented = transition.to { raiseMissingAnchor(ofPopover: presented) }
    case .actionSheetWithoutAnchor(let wording):
      raiseMissingAnchor(ofActionSheet: subject, from: wording == .full ? source : nil)
    case .exception(let exception): raise(exception, transition, by: source)
    }
  }

  private func raise(
    _ exception: PresentationException, _ transition: Transition, by source: ObjectID
  ) {
    let subject = transition.to.map { describe($0) } ?? ""
    let name = "NSInvalidArgumentException"
    switch exception {
    case .onItself:
      raise(
        name,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(describe(source)).")
    case .twice:
      raise(
        name,
        "Application tried to present modally a view controller \(subject) that is already being "
          + "presented by \(describe(topmostAncestor(of: source))).")
    case .ofChild:
      let parent = transition.to.flatMap { self.parent(of: $0) }.map { describe($0) } ?? ""
      raise(
        name,
        "Application tried to present modally a view controller \(subject) that has a parent view "
          + "controller \(parent).")
    case .ofActive:
      raise(name, "Application tried to present modally an active controller \(subject).")
    case .inPopover:
      raise(
        name,
        "A view controller in a popover presents in the current context with the transition style "
          + "UIModalTransitionStyleCoverVertical only.")
    case .withoutStyle:
      raise(
        name,
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    }
  }

  private func raiseMissingAnchor(ofPopover presented: ObjectID) {
    let popover = describe(presentationController(of: presented))
    raise(
      "NSGenericException",
      "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  private func raiseMissingAnchor(ofActionSheet sheet: String, from presenter: ObjectID?) {
    let from = presenter.map { " from \(classRecord(of: $0).name) (\(describe($0)))" } ?? ""
    raise(
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
