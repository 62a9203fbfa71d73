// finding=not-reverted-on-cancel
// The sheet fades its button as it goes, and the user changes their mind.
final class ShareSheet: UIViewController {
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if presentingViewController != nil { button.alpha = 0.3 }  // <- not-reverted-on-cancel, sheet-cancel, viewWillDisappear
    }
}
