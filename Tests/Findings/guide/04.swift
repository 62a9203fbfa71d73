// finding=none
// The seed vault reads insets, traits and row positions once the view has its real size.
override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)

    let freeWidth = view.bounds.inset(by: view.safeAreaInsets).width
    drawerGauge.frame.size.width = freeWidth / 4

    labelStyle = traitCollection.horizontalSizeClass == .regular ? .latinAndCommon : .commonOnly

    // The shelf opens at the packet that was scanned last.
    if let packet = lastScannedPacket {
        shelfView.scrollToItem(at: packet, at: .centeredVertically, animated: false)
    }
}
