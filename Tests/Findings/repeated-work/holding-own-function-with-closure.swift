// finding=none
// The functions that take closures are the author's own and the array's, and they run them at once.
final class PlaylistViewController: UIViewController {
    private let songs = ["Intro", "Bridge", "Outro"]
    private var lengths: [Int] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lengths = songs.map { $0.count }
        whenNeeded {
            print("songs: \(lengths.filter { $0 > 5 })")
        }
    }

    private func whenNeeded(_ work: () -> Void) {
        guard !songs.isEmpty else { return }
        work()
    }
}
