// finding=missing-super
// The loom pattern reacts to its new size and does not pass the news on to its children.
override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {  // <- missing-super, rotate, viewWillTransition
    // The shuttle panel inside goes on weaving at the old width.
    loom.threadCount = Int(size.width / 12)
}
