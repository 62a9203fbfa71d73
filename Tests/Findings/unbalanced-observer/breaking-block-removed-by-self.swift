// finding=unbalanced-observer
// The removal names self, but the observer of a block is its token, which is overwritten.
final class NowPlayingScreen: UIViewController {
    private var token: NSObjectProtocol?
    private var tracks = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        token = NotificationCenter.default.addObserver(  // <- unbalanced-observer, push, viewWillAppear
            forName: Notification.Name("trackChanged"), object: nil, queue: nil
        ) { [weak self] _ in
            self?.tracks += 1
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }
}
