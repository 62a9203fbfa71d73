// Calls about storyboards.
extension World {
  /// What comes after `init(coder:)`, when outlets are connected.
  public func awakeFromStoryboard(_ id: ObjectID) { perform(.storyboardLoading, subject: id) }

  /// A view of a nib is connected; only the author's own classes hear of it.
  public func wakeFromNib(_ view: ObjectID) { segues.wakeFromNib(view) }

  /// Does what `performSegue` does when the destination has been made.
  /// - Parameters:
  ///   - kind: Where the segue goes.
  ///   - source: The controller that is asked.
  ///   - destination: The new controller, or the one that an unwind segue goes back to.
  public func performSegue(_ kind: SegueKind, from source: ObjectID, to destination: ObjectID) {
    segues.performSegue(kind, from: source, to: destination)
  }

  /// Ends the app because a storyboard has no such segue.
  public func raiseUnknownSegue(_ identifier: String, from source: ObjectID) {
    perform(.unknownSegue, subject: source, missing: identifier)
  }

  /// The controllers that are asked in turn whether a segue may unwind to them: what is below the
  /// source in its containers, then what presented it.
  public func unwindCandidates(from source: ObjectID) -> [ObjectID] {
    segues.unwindCandidates(from: source)
  }
}
