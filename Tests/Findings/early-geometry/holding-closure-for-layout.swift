// finding=none
// The read stands in viewDidLoad, inside a closure that only the layout callback runs.
final class SpotlightViewController: UIViewController {
    private let spot = UIView()
    private var place: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spot)
        place = { [weak self] in
            guard let self = self else { return }
            let insets = self.view.safeAreaInsets
            self.spot.frame = CGRect(x: insets.left, y: insets.top, width: 60, height: 60)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place?()
    }
}
