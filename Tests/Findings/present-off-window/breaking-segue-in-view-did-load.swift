// finding=present-off-window
// A segue presents before the screen is in a window.
final class TourViewController: UIViewController {}

final class FeedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        performSegue(withIdentifier: "presentTour", sender: self)  // <- present-off-window, launch, viewDidLoad
    }
}
