// finding=layout-loop
// Invalidating and laying out at once inside of the callback runs the callback again before it has returned.
final class CaptionViewController: UIViewController {
    private let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeCaption()
    }

    private func placeCaption() {
        caption.frame = CGRect(x: 12, y: view.bounds.height - 40, width: 200, height: 24)
        view.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
        view.layoutIfNeeded()
    }
}
