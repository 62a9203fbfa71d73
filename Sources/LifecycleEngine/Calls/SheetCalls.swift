// Calls about sheets.
extension World {
  /// The value of `detents`.
  public func detents(of id: ObjectID) -> [Detent] {
    presentations[id].sheet.list
  }

  /// Sets `detents`; a sheet that is shown gets its height in the next layout. Without any it is as high
  /// as it can be: UIKit demands at least one.
  public func setDetents(_ detents: [Detent], of id: ObjectID) {
    sheets.setDetents(detents, of: id)
  }

  /// The value of `selectedDetentIdentifier`: the detent that was selected last, whoever did it.
  public func selectedDetent(of id: ObjectID) -> String? {
    presentations[id].sheet.selected
  }

  /// Sets `selectedDetentIdentifier`, of which the delegate does not hear. An identifier that no detent
  /// has is kept, and changes nothing.
  public func setSelectedDetent(_ identifier: String?, of id: ObjectID) {
    sheets.setSelectedDetent(identifier, of: id)
  }

  /// The value of `largestUndimmedDetentIdentifier`.
  public func largestUndimmedDetent(of id: ObjectID) -> String? {
    presentations[id].sheet.largestUndimmed
  }

  /// Sets `largestUndimmedDetentIdentifier`: what is behind the sheet takes touches as long as the sheet
  /// rests no higher.
  public func setLargestUndimmedDetent(_ identifier: String?, of id: ObjectID) {
    presentations[id].sheet.largestUndimmed = identifier
  }

  /// Does what `invalidateDetents()` does: the author's code is asked anew how high its detents
  /// are, in the next layout.
  public func invalidateDetents(of id: ObjectID) { sheets.invalidateDetents(of: id) }

  /// Does what `animateChanges(_:)` does when the changes are made: the sheet is laid out.
  public func layOutSheet(_ id: ObjectID) { sheets.layOutSheet(id) }

  /// The traits that the author's code is told of for the height of a detent: the window's.
  public func containerTraits(ofSheet id: ObjectID) -> TraitCollection {
    sheets.containerTraits(ofSheet: id)
  }

  /// Drags the sheet in front to one of its detents, and lets go.
  /// - Parameter identifier: That of the detent.
  /// - Throws: If no sheet at the bottom edge is in front, it is not settled, has no such detent or rests
  ///   there, a gesture is held, or the release has no detents.
  public func dragSheet(to identifier: String) throws(GestureError) {
    try sheets.dragSheet(to: identifier)
  }

  /// Begins a swipe that pulls down the sheet in front, and holds it.
  /// - Throws: If no sheet is in front or it is not settled, a gesture is held, or the release has no
  ///   such swipe.
  public func beginSheetSwipe() throws(GestureError) { try sheets.beginSheetSwipe() }
}
