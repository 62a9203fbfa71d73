// finding=none
// The sizing controller's view is only in the tree while it is measured and is gone again at idle.
final class BubbleScreen: UIViewController {
    private var bubbleHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        bubbleHeight = measure(UIViewController())
    }

    private func measure(_ sizer: UIViewController) -> CGFloat {
        view.addSubview(sizer.view)
        defer { sizer.view.removeFromSuperview() }
        return sizer.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
}
