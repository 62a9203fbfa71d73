import LifecycleEngine

extension Machine {
  /// The gestures that the user holds or could begin now, as far as the engine and the script tell.
  package var possibleGestures: [HeldGesture] {
    if let held = world.heldGesture { return [held] }
    return world.possibleGestures.filter { takesTouches($0) }
  }

  private func takesTouches(_ gesture: HeldGesture) -> Bool {
    do throws(GestureError) {
      switch gesture {
      case .swipeBack:
        try controls.checkGoesBack(bySwipe: true)
        try views.checkRecognizers()
      case .pageForward, .pageReverse:
        try views.checkFront(.pageViewController)
        try views.checkRecognizers()
      case .sheetSwipe: try views.checkMovesPresentation()
      }
      return true
    } catch {
      return false
    }
  }
}
