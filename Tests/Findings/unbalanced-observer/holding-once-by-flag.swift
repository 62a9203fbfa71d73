// finding=none
// It is written in viewWillAppear, but a flag lets it through only once for each instance.
final class PodcastScreen: UIViewController {
    private var isObserving = false
    private var episodes = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isObserving else { return }
        isObserving = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(episodeAdded), name: Notification.Name("episodeAdded"), object: nil
        )
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func episodeAdded() {
        episodes += 1
    }
}
