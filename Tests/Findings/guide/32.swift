// finding=none
// The parcel tracker hands out a callback that does not keep the screen alive.
onParcelScanned = { [weak self] code in
    guard let self else { return }
    self.highlightParcel(with: code)
}
