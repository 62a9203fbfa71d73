/// The record of a presentation controller, which puts a controller on screen over another
/// controller. The presented controller holds the presentation controller.
struct PresentationRecord: Equatable {
  let id: ObjectID
  /// The presented controller, not held; `nil` for an author's presentation controller before use.
  var presented: ObjectID?
  /// The presenting controller, held strongly; `nil` before and after the presentation.
  var presenting: ObjectID?
  /// The last presenting controller, not held.
  var lastPresenting: ObjectID?
  /// The style of the presentation, adapted to the room.
  var style = ModalPresentationStyle.fullScreen
  /// True if a change of the room has just changed the style.
  var hasNewStyle = false
  /// True if the presenter's view leaves the window while the controller is up.
  var removesPresenter = false
  /// The controller that the author's code presented, if UIKit shows another controller instead.
  var replaced: ObjectID?
  /// True if a popover has an anchor for the arrow.
  var hasAnchor = false
  /// The heights at which a sheet rests.
  var sheet = SheetDetents()
  /// The delegate for adaptation and for dismissal by the user; not held.
  var delegate: ObjectID?
  /// True if the delegate has refused a dismissal by the user.
  var isDismissalRefused = false
  var phase = PresentationPhase.idle
  /// The view between the window or context and the presented view, held strongly while on screen.
  var containerView: ObjectID?

  init(id: ObjectID, presented: ObjectID?) {
    self.id = id
    self.presented = presented
  }
}

/// The phase of a presentation.
enum PresentationPhase: Sendable {
  case idle, presenting, presented, dismissing
}
