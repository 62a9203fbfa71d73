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

  static func split(_ callback: Callback) -> CallbackRow {
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
    default:
      CallbackRow("splitViewControllerDidExpand", .delegates, .since(14), sender: true)
    }
  }

  static func page(_ callback: Callback) -> CallbackRow {
    if callback == .pageCount || callback == .pageIndex {
      return CallbackRow(
        callback == .pageCount ? "presentationCount" : "presentationIndex", .delegates, .since(6),
        declared: ["for"], sender: true)
    }
    let labels =
      switch callback {
      case .pageWillTransition: ["willTransitionTo"]
      case .pageDidFinishAnimating:
        ["didFinishAnimating", "previousViewControllers", "transitionCompleted"]
      case .pageSpineLocation: ["spineLocationFor"]
      case .pageBefore: ["viewControllerBefore"]
      default: ["viewControllerAfter"]
      }
    return CallbackRow("pageViewController", .delegates, labels: labels, sender: true)
  }

  /// Questions and news about the style that a presentation adapts to.
  static func adaptation(_ callback: Callback) -> CallbackRow {
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
    default:
      CallbackRow(
        "presentationController", .delegates, .since(8), labels: ["willPresentWithAdaptiveStyle"],
        declared: ["_", "willPresentWithAdaptiveStyle", "transitionCoordinator"], sender: true)
    }
  }

  /// What is asked and told when the user dismisses a sheet.
  static func dismissal(_ callback: Callback) -> CallbackRow {
    let name =
      switch callback {
      case .presentationShouldDismiss: "presentationControllerShouldDismiss"
      case .presentationWillDismiss: "presentationControllerWillDismiss"
      case .presentationDidDismiss: "presentationControllerDidDismiss"
      default: "presentationControllerDidAttemptToDismiss"
      }
    return CallbackRow(name, .delegates, .since(13), sender: true)
  }

  /// What the author's presentation controllers are asked and told, and who gives them.
  static func presentation(_ callback: Callback) -> CallbackRow {
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
    default: CallbackRow("shouldPresentInFullscreen", .none, .since(8), isProperty: true)
    }
  }
}
