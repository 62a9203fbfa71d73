// finding=missing-super
// The override sits in an extension far from the class and reacts to new size classes without calling super.
final class GridViewController: UIViewController {
    private var columns = 2

    fileprivate func updateColumns() {
        columns = traitCollection.verticalSizeClass == .compact ? 4 : 2
    }
}

extension GridViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {  // <- missing-super, rotate, traitCollectionDidChange
        updateColumns()
    }
}
