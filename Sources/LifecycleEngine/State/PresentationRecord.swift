/// The record of a presentation controller: the object that puts a controller on screen
/// over another one. The presented controller holds it.
struct PresentationRecord: Equatable {
  let id: ObjectID
  /// The controller it is for, which is not held; the author's own has none before it is told.
  var presented: ObjectID?
  /// The controller that presents, held strongly; `nil` before and after.
  var presenting: ObjectID?
  /// The controller that presented last, which is not held.
  var lastPresenting: ObjectID?
  /// The style in which it shows the controller, adapted to the room there is.
  var style = ModalPresentationStyle.fullScreen
  /// True if a change of the room has just given it another style.
  var hasNewStyle = false
  /// True if the presenter's view leaves the window while the controller is up.
  var removesPresenter = false
  /// The controller that the author's code presented where another one shows in its place.
  var replaced: ObjectID?
  /// True if a popover has been given what its arrow points to.
  var hasAnchor = false
  /// The heights at which it rests where it is a sheet.
  var sheet = SheetDetents()
  /// Who is told about adaptation and about dismissal by the user; not held.
  var delegate: ObjectID?
  /// True if the delegate has said that the user may not dismiss it.
  var isDismissalRefused = false
  var phase = PresentationPhase.idle
  /// The view between the window or context and the presented view, held strongly while it shows.
  var containerView: ObjectID?

  init(id: ObjectID, presented: ObjectID?) {
    self.id = id
    self.presented = presented
  }
}

/// How far a presentation is.
enum PresentationPhase: Sendable {
  case idle, presenting, presented, dismissing
}
