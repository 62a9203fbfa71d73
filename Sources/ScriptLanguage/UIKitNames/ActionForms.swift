import LifecycleEngine

/// The forms of the actions of `user` and `system`. An argument with an unknown label is an error,
/// because the label would claim something untrue.
enum ActionForms {
  static func forms(of name: String) -> [MethodForm] {
    all.filter { $0.baseName == name }
  }

  /// All actions but `setTraits`, whose labels are the traits.
  private static let all = MethodForm.list(
    """
    tapBack()
    tapTab(_ index: Int)
    beginSwipeBack()
    beginPageSwipe(_ direction: Direction)
    beginSheetSwipe()
    dragSheet(to identifier: UISheetPresentationController.Detent.Identifier)
    cancelSwipe()
    finishSwipe()
    tap(_ field: UITextField)
    rotate(to orientation: Orientation)
    wait(_ seconds: Double = 0)
    wait(seconds: Double)
    launch(_ scene: Any = nil)
    setInfoPlist(_ entries: Entries)
    memoryWarning()
    enterBackground()
    enterForeground()
    resize(width: Double, height: Double)
    instantiateFromStoryboard(_ type: Any)
    """)
}
