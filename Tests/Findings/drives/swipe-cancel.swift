// finding=not-reverted-on-cancel
// The screen gives the bar back its colour as it goes, and the user does not go after all.
final class PhotoScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.tintColor = .white
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.tintColor = .systemBlue  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}
