extension World {
  /// What `autoresizingMask` reads.
  public func autoresizingMask(of view: ObjectID) -> AutoresizingMask {
    views[view].autoresizing
  }

  /// Sets `autoresizingMask`.
  public func setAutoresizingMask(_ mask: AutoresizingMask, of view: ObjectID) {
    views[view].autoresizing = mask
  }
}
