// Calls about storyboards.
extension World {
  /// The stage after `init(coder:)`, when outlets are connected.
  public func awakeFromStoryboard(_ id: ObjectID) {
    controllers[id].isFromStoryboard = true
    perform(.storyboardLoading, subject: id)
  }

  /// A view of a nib is connected. Only the author's own classes are called.
  public func wakeFromNib(_ view: ObjectID) { segues.wakeFromNib(view) }

  /// Performs `performSegue` after the destination has been made.
  /// - Parameters:
  ///   - kind: The kind of the segue.
  ///   - source: The receiver.
  ///   - destination: The new controller, or the destination of an unwind segue.
  public func performSegue(_ kind: SegueKind, from source: ObjectID, to destination: ObjectID) {
    segues.performSegue(kind, from: source, to: destination)
  }

  /// Ends the app because the storyboard lacks a segue.
  public func raiseUnknownSegue(_ identifier: String, from source: ObjectID) {
    perform(.unknownSegue, subject: source, missing: identifier)
  }

  /// The controllers that are asked in turn for an unwind: the controllers below the source in its
  /// containers, then the presenter.
  public func unwindCandidates(from source: ObjectID) -> [ObjectID] {
    segues.unwindCandidates(from: source)
  }
}
