// finding=none
// The registration happens in the initializer of a lazy helper, which each appearance touches and only the first one makes.
final class DownloadListener {
    private(set) var finished = 0

    init() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(downloadFinished), name: Notification.Name("downloadFinished"), object: nil
        )
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func downloadFinished() {
        finished += 1
    }
}

final class DownloadScreen: UIViewController {
    private lazy var listener = DownloadListener()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("\(listener.finished) downloads")
    }
}
