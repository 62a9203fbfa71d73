// finding=repeated-work
// The root screen of the app loads its news again when what covered all of it is gone.
final class HomeScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard parent == nil, presentingViewController == nil else { return }
        Task { [weak self] in  // <- repeated-work, cover, viewDidAppear
            let news = await NewsService.shared.news()
            self?.title = "\(news.count) stories"
        }
    }
}
