// finding=load-view-over-storyboard
// The initialiser names a nib for the view, and loadView makes another view instead of it.
final class RatingViewController: UIViewController {
    init() {
        super.init(nibName: "RatingView", bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made by its nib name only")
    }

    override func loadView() {  // <- load-view-over-storyboard, launch, loadView
        let stars = UIView()
        stars.tintColor = .systemYellow
        view = stars
    }
}
