// Calls about sheets.
extension World {
  /// The value of `detents`.
  public func detents(of id: ObjectID) -> [Detent] {
    presentations[id].sheet.list
  }

  /// Sets `detents`. A visible sheet gets its height in the next layout. Without a detent, the
  /// sheet has the maximum height, although UIKit demands at least one detent.
  public func setDetents(_ detents: [Detent], of id: ObjectID) {
    sheets.setDetents(detents, of: id)
  }

  /// The value of `selectedDetentIdentifier`: the last detent that the user or the code selected.
  public func selectedDetent(of id: ObjectID) -> String? {
    presentations[id].sheet.selected
  }

  /// Sets `selectedDetentIdentifier` without a call to the delegate. An identifier without a detent
  /// is kept and changes nothing.
  public func setSelectedDetent(_ identifier: String?, of id: ObjectID) {
    sheets.setSelectedDetent(identifier, of: id)
  }

  /// The value of `largestUndimmedDetentIdentifier`.
  public func largestUndimmedDetent(of id: ObjectID) -> String? {
    presentations[id].sheet.largestUndimmed
  }

  /// Sets `largestUndimmedDetentIdentifier`. The views behind the sheet take touches while the
  /// sheet rests no higher.
  public func setLargestUndimmedDetent(_ identifier: String?, of id: ObjectID) {
    presentations[id].sheet.largestUndimmed = identifier
  }

  /// Performs `invalidateDetents()`: the next layout asks the author's code for heights again.
  public func invalidateDetents(of id: ObjectID) { sheets.invalidateDetents(of: id) }

  /// Performs `animateChanges(_:)` after the changes are made: lays out the sheet.
  public func layOutSheet(_ id: ObjectID) { sheets.layOutSheet(id) }

  /// The window's traits, with which the author's code computes the height of a detent.
  public func containerTraits(ofSheet id: ObjectID) -> TraitCollection {
    sheets.containerTraits(ofSheet: id)
  }
}
