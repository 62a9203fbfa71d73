// finding=uncoordinated-animation
// The race map slides its ranking in with a clock of its own while the screen turns.
override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let offset: CGFloat = size.width < 600 ? 260 : 0
    // A quarter of a second does not fit the length of the turn.
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {  // <- uncoordinated-animation, rotate, viewWillTransition
        self.rankingPanel.transform = CGAffineTransform(translationX: offset, y: 0)
    }
}
