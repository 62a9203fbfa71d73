// finding=none
// UIKit and Core Animation end what they animate, also where nobody knows for how long.
private let drawer = UIView()

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    slide()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.drawer.setNeedsLayout() }
    CATransaction.commit()
}

private func slide(then: ((Bool) -> Void)? = nil) {
    UIView.animate(withDuration: Pace.short, delay: .zero, usingSpringWithDamping: Pace.damping,
        initialSpringVelocity: .zero, options: [], animations: { self.drawer.alpha = 1 }, completion: then)
}
