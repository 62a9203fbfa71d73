// finding=none
// What is asked to animate is a layout model of the author's own, and it only computes.
final class LayoutModel {
    private(set) var columns = 2

    func animate(to size: CGSize, duration: Double) {
        columns = size.width > 500 ? 4 : 2
    }
}

final class ShelfViewController: UIViewController {
    private let model = LayoutModel()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        model.animate(to: size, duration: 0.3)
    }
}
