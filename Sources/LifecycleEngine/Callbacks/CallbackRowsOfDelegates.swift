// The callbacks of delegates and of presentation controllers.
extension CallbackRow {
  static func navigation(_ callback: Callback) -> CallbackRow {
    let show = callback == .navigationWillShow ? "willShow" : "didShow"
    return CallbackRow(
      "navigationController", .delegates, labels: [show, "animated"], sender: true)
  }

  static func tabBar(_ callback: Callback) -> CallbackRow {
    let select = callback == .tabShouldSelect ? "shouldSelect" : "didSelect"
    return CallbackRow("tabBarController", .delegates, labels: [select], sender: true)
  }

  static func split(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .splitTopColumn:
      CallbackRow(
        "splitViewController", .delegates, .since(14),
        labels: ["topColumnForCollapsingToProposedTopColumn"], sender: true)
    case .splitCollapseSecondary:
      CallbackRow(
        "splitViewController", .delegates, .since(8), labels: ["collapseSecondary", "onto"],
        sender: true)
    case .splitSeparateSecondary:
      CallbackRow(
        "splitViewController", .delegates, .since(8), labels: ["separateSecondaryFrom"],
        sender: true)
    case .splitModeForExpanding:
      CallbackRow(
        "splitViewController", .delegates, .since(14),
        labels: ["displayModeForExpandingToProposedDisplayMode"], sender: true)
    case .splitWillChangeMode:
      CallbackRow(
        "splitViewController", .delegates, .since(8), labels: ["willChangeTo"], sender: true)
    case .splitWillShow:
      CallbackRow(
        "splitViewController", .delegates, .since(14), labels: ["willShow"], sender: true)
    case .splitWillHide:
      CallbackRow(
        "splitViewController", .delegates, .since(14), labels: ["willHide"], sender: true)
    case .splitDidCollapse:
      CallbackRow("splitViewControllerDidCollapse", .delegates, .since(14), sender: true)
    case .splitDidExpand:
      CallbackRow("splitViewControllerDidExpand", .delegates, .since(14), sender: true)
    default: nil
    }
  }

  static func page(_ callback: Callback) -> CallbackRow? {
    func row(_ labels: String...) -> CallbackRow {
      CallbackRow("pageViewController", .delegates, labels: labels, sender: true)
    }
    func indicator(_ name: String) -> CallbackRow {
      CallbackRow(name, .delegates, .since(6), declared: ["for"], sender: true)
    }
    return switch callback {
    case .pageWillTransition: row("willTransitionTo")
    case .pageDidFinishAnimating:
      row("didFinishAnimating", "previousViewControllers", "transitionCompleted")
    case .pageSpineLocation: row("spineLocationFor")
    case .pageBefore: row("viewControllerBefore")
    case .pageAfter: row("viewControllerAfter")
    case .pageCount: indicator("presentationCount")
    case .pageIndex: indicator("presentationIndex")
    default: nil
    }
  }

  /// Questions and news about the style that a presentation adapts to.
  static func adaptation(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .adaptiveStyle:
      CallbackRow(
        "adaptivePresentationStyle", .delegates, .since(8), declared: ["for"], sender: true)
    case .adaptiveStyleForTraits:
      CallbackRow(
        "adaptivePresentationStyle", .delegates, .since(8), declared: ["for", "traitCollection"],
        sender: true)
    case .adaptiveViewController:
      CallbackRow(
        "presentationController", .delegates, .since(8),
        labels: ["viewControllerForAdaptivePresentationStyle"], sender: true)
    case .adaptivePrepare:
      CallbackRow(
        "presentationController", .delegates, .since(15), labels: ["prepare"], sender: true)
    case .popoverPrepare:
      CallbackRow("prepareForPopoverPresentation", .delegates, .since(8), sender: true)
    case .adaptiveWillPresent:
      CallbackRow(
        "presentationController", .delegates, .since(8), labels: ["willPresentWithAdaptiveStyle"],
        declared: ["_", "willPresentWithAdaptiveStyle", "transitionCoordinator"], sender: true)
    default: nil
    }
  }

  /// What is asked and told when the user dismisses a sheet or drags it to another height.
  static func dismissal(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String) -> CallbackRow {
      CallbackRow(name, .delegates, .since(13), sender: true)
    }
    return switch callback {
    case .presentationShouldDismiss: row("presentationControllerShouldDismiss")
    case .presentationWillDismiss: row("presentationControllerWillDismiss")
    case .presentationDidDismiss: row("presentationControllerDidDismiss")
    case .presentationDidAttemptToDismiss: row("presentationControllerDidAttemptToDismiss")
    case .sheetDidChangeDetent:
      CallbackRow(
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", .delegates, .since(15),
        sender: true)
    default: nil
    }
  }

  /// What the author's presentation controllers are asked and told, and who gives them.
  static func presentation(_ callback: Callback) -> CallbackRow? {
    func told(_ name: String) -> CallbackRow {
      CallbackRow(name, .delegates, .since(8), labels: ["completed"], declared: ["_"])
    }
    return switch callback {
    case .presentationControllerForPresented:
      CallbackRow(
        "presentationController", .delegates, .since(8),
        labels: ["forPresented", "presenting", "source"])
    case .presentationWillBegin:
      CallbackRow("presentationTransitionWillBegin", .delegates, .since(8))
    case .presentationDidEnd: told("presentationTransitionDidEnd")
    case .dismissalWillBegin: CallbackRow("dismissalTransitionWillBegin", .delegates, .since(8))
    case .dismissalDidEnd: told("dismissalTransitionDidEnd")
    case .containerViewWillLayout:
      CallbackRow("containerViewWillLayoutSubviews", .delegates, .since(8))
    case .containerViewDidLayout:
      CallbackRow("containerViewDidLayoutSubviews", .delegates, .since(8))
    case .removesPresentersView:
      CallbackRow("shouldRemovePresentersView", .none, .since(8), isProperty: true)
    case .presentsInFullscreen:
      CallbackRow("shouldPresentInFullscreen", .none, .since(8), isProperty: true)
    default: nil
    }
  }
}
