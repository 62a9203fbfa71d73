// finding=repeated-work
// There are two handles and a tidy cancel, but it is the cancel of the other task.
final class PodcastViewController: UIViewController {
    private var artworkTask: Task<Void, Never>?
    private var episodesTask: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        artworkTask = Task {
            await ArtworkStore.shared.warmUp()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        episodesTask = Task {  // <- repeated-work, push, viewWillAppear
            await EpisodeStore.shared.refresh()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        artworkTask?.cancel()
    }
}
