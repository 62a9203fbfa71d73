// finding=retain-cycle
// The screen holds a view, the view a closure, and the closure the screen.
final class RatingView: UIView {
    var onRate: ((Int) -> Void)?
}

final class RatingScreen: UIViewController {
    private let ratingView = RatingView()
    private var rating = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ratingView)
        ratingView.onRate = { stars in  // <- retain-cycle, launch, viewDidDisappear
            self.rating = stars
        }
    }
}
