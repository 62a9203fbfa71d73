// finding=none
// The cinema page darkens its curtain along with the push and takes it back if the push is given up.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator else { return }
    coordinator.animate { [curtain] _ in
        curtain.backgroundColor = .black
    } completion: { [curtain] context in
        guard context.isCancelled else { return }
        curtain.backgroundColor = .clear
    }
}
