// finding=none
// The star atlas moves its legend together with the rotation and reloads its tiles afterwards.
override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let legendHeight: CGFloat = size.height < 500 ? 0 : 140

    coordinator.animate { [weak self] _ in
        self?.legendHeightConstraint.constant = legendHeight
        self?.legendPanel.superview?.layoutIfNeeded()
    } completion: { [weak self] context in
        guard !context.isCancelled else { return }
        self?.atlas.reloadTiles(fitting: size)
    }
}
