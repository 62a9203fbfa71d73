// finding=none
// The segue is performed when the user asks for the tour, so the screen is in a window.
final class TourViewController: UIViewController {}

final class FeedViewController: UIViewController {
    @objc func showTour() {
        performSegue(withIdentifier: "presentTour", sender: self)
    }
}
