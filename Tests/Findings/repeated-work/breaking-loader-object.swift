// finding=repeated-work
// The controller only says start, and the loader, which is no controller, makes a task each time and cancels none.
final class FeedLoader {
    private var runs = 0

    func start() {
        runs += 1
        Task {  // <- repeated-work, push, viewWillAppear
            await FeedService.shared.load(page: 1)
        }
    }
}

final class FeedViewController: UIViewController {
    private let loader = FeedLoader()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loader.start()
    }
}
