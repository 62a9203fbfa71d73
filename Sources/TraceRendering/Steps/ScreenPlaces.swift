import LifecycleEngine

/// The places of two views in a transition, as a page draws them.
///
/// The places are a convention of the drawing. The engine knows how far a transition is, but makes no claim
/// about what UIKit draws: a phone moves the views along a curve, dims views, and draws shadows.
struct ScreenPlaces: Equatable {
  /// A view's distance in points from the view's frame, and the opacity.
  struct Place: Equatable {
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
  }

  /// The view that leaves.
  private(set) var from = Place()
  /// The view that comes.
  private(set) var to = Place()

  /// The view below follows the view above by this part of the way.
  private static let parallax = 1.0 / 3
  /// A sheet that may not be dismissed follows the finger by this part of the way.
  private static let resistance = 0.1

  /// - Parameters:
  ///   - state: The transition.
  ///   - room: The size of the view around the two views.
  ///   - drop: The distance from a presented view's top edge to the bottom edge of the room.
  ///   - progress: The part of the way that the views have gone.
  init(_ state: MotionState, room: Size, drop: Double, at progress: Double) {
    switch state.motion {
    case .push:
      to.x = room.width * (1 - progress)
      from.x = -room.width * ScreenPlaces.parallax * progress
    case .pop:
      from.x = room.width * progress
      to.x = -room.width * ScreenPlaces.parallax * (1 - progress)
    case .present: to = ScreenPlaces.risen(progress, state.style, drop)
    case .dismiss: from = ScreenPlaces.risen(1 - progress, state.style, drop)
    case .resist: from.y = drop * ScreenPlaces.resistance * progress
    case .page: turn(state, room, progress)
    case .curl: to.opacity = progress < 0.5 ? 0 : 1
    case .tab, .child: to.opacity = progress
    case .keyboardComes, .keyboardGoes: break
    }
  }

  /// The next page pushes the page on screen out of the room.
  private mutating func turn(_ state: MotionState, _ room: Size, _ progress: Double) {
    let length = (state.isVertical ? room.height : room.width) * (state.isReversed ? -1 : 1)
    let (old, new) = (-length * progress, length * (1 - progress))
    from = state.isVertical ? Place(y: old) : Place(x: old)
    to = state.isVertical ? Place(y: new) : Place(x: new)
  }

  /// The place of a presented view.
  /// - Parameter progress: 0 before the view has come, 1 when the view is in place.
  private static func risen(
    _ progress: Double, _ style: ModalTransitionStyle, _ drop: Double
  ) -> Place {
    switch style {
    case .coverVertical: Place(y: drop * (1 - progress))
    case .crossDissolve: Place(opacity: progress)
    case .flipHorizontal, .partialCurl: Place(opacity: progress < 0.5 ? 0 : 1)
    }
  }
}
