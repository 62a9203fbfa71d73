/// A transition that moves views, at one moment.
public struct MotionState: Equatable, Sendable {
  /// The force behind the movement.
  public enum Phase: Int, Sendable {
    /// The code or a tap began the transition.
    case animated
    /// The user's finger holds the views.
    case held
    /// The finger has let go, and the views go on or go back.
    case finishing, cancelled
  }

  /// The movement.
  public let motion: Motion
  /// The force behind the movement.
  public let phase: Phase
  /// The part of the way that the views have gone, from 0 to 1.
  public let progress: Double
  /// The view around the views that move.
  public let containerView: ObjectID?
  /// The view that leaves, or that another view covers.
  public let from: ObjectID?
  /// The view that comes, or that another view uncovers.
  public let to: ObjectID?
  /// The style of a presentation's movement.
  public let style: ModalTransitionStyle
  /// True if the next page comes from the left or from above.
  public let isReversed: Bool
  /// True if the pages follow each other from top to bottom.
  public let isVertical: Bool
  /// The part of the way at the beginning of the animation.
  public let first: Double
  /// The times of the animation; `nil` without an animation so far.
  public let time: ClosedRange<Tick>?

  /// Creates a state.
  public init(
    motion: Motion, phase: Phase, progress: Double, containerView: ObjectID?, from: ObjectID?,
    to: ObjectID?, style: ModalTransitionStyle, isReversed: Bool, isVertical: Bool, first: Double,
    time: ClosedRange<Tick>?
  ) {
    self.motion = motion
    self.phase = phase
    self.progress = progress
    self.containerView = containerView
    self.from = from
    self.to = to
    self.style = style
    self.isReversed = isReversed
    self.isVertical = isVertical
    self.first = first
    self.time = time
  }
}
