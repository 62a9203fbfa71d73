/// Why a user's action could not be done.
public enum GestureError: Error, Equatable, Sendable {
  /// Nothing on screen can be swiped or tapped that way; the text says what was looked for.
  case nothingThere(String)
  /// The release that is simulated has no such gesture; the first one that has it.
  case notOnRelease(first: Release)
  /// A gesture is already held.
  case alreadyHeld
  /// No gesture is held.
  case notHeld
  /// The app is not in the background.
  case alreadyInFront
  /// The app is not in front.
  case alreadyInBackground
  /// An app that launches shows nothing yet.
  case showing
  /// UIKit ignores touches in a container until its transition is over, or until it may be
  /// interrupted.
  case transitionRunning
  /// A view, or one that it is in, is hidden.
  case hidden
  /// What is presented over a view takes the touches.
  case covered
  /// The sheet in front has no detent of that identifier, or not in the room there is.
  case noSuchDetent
  /// The sheet in front rests at the detent already.
  case restsThere
  /// A view, or one that it is in, takes no touches; the text says why.
  case ignoresTouches(String)
}
