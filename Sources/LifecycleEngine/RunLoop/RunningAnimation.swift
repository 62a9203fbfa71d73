/// A property of a view that an animation changes.
public struct AnimatedProperty: Equatable, Sendable {
  /// The view.
  public let view: ObjectID
  let name: String

  /// A property of a view.
  /// - Parameter name: The name of the property; empty for the place of the view.
  public init(_ view: ObjectID, _ name: String) {
    self.view = view
    self.name = name
  }
}

/// An animation of views that runs.
public struct RunningAnimation: Equatable, Sendable {
  /// The properties that change on screen.
  public var changed: [AnimatedProperty]
  /// The views whose layout is animated, so that any view inside may move.
  public var laidOut: [ObjectID]
  /// True if the views take touches meanwhile.
  public var takesTouches: Bool
  /// The effects of the completion, as long as their time and flag are certain.
  public var doubt: UnknownCalls?
  var end = Tick.zero

  /// An animation that begins now.
  /// - Parameter doubt: The effects of the completion.
  public init(
    changed: [AnimatedProperty], laidOut: [ObjectID], takesTouches: Bool, doubt: UnknownCalls
  ) {
    self.changed = changed
    self.laidOut = laidOut
    self.takesTouches = takesTouches
    self.doubt = doubt
  }

  var views: [ObjectID] { changed.map { $0.view } + laidOut }
}
