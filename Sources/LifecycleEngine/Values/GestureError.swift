/// Why a user's action could not be done.
public enum GestureError: Error, Equatable, Sendable {
  /// Nothing on screen can be swiped or tapped in this way; the text names the missing thing.
  case nothingThere(String)
  /// The simulated release has no such gesture; `first` is the first release with the gesture.
  case notOnRelease(first: Release)
  /// A gesture is already held.
  case alreadyHeld
  /// No source tells if the gesture begins; the text gives the reason.
  case unknown(String)
  /// No gesture is held.
  case notHeld
  /// The app is not in the background.
  case alreadyInFront
  /// The app is not in front.
  case alreadyInBackground
  /// The app has no scenes, and was built with an SDK whose apps have to have scenes.
  case needsScenes
  /// A launching app shows nothing yet.
  case showing
  /// UIKit ignores touches in a container until its transition is over or may be interrupted.
  case transitionRunning
  /// The view, or an ancestor of the view, is hidden.
  case hidden
  /// A presentation over the view takes the touches.
  case covered
  /// The sheet in front has no detent with the identifier, or the detent is inactive.
  case noSuchDetent
  /// The sheet in front rests at the detent already.
  case restsThere
  /// A table or collection view has no such row or item; the text tells how many there are.
  case noSuchRow(String)
  /// The view, or an ancestor of the view, takes no touches; the text gives the reason.
  case ignoresTouches(String)
}
