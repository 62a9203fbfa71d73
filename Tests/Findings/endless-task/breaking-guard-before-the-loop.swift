// finding=endless-task
// The capture is weak, but the guard in front of the loop makes it strong for the whole wait.
final class ScoreScreen: UIViewController {
    private var goals = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let events = MatchCenter.shared.events
        Task { [weak self] in
            guard let self = self else { return }
            for await _ in events {  // <- endless-task, launch, viewDidDisappear
                self.goals += 1
            }
        }
    }
}
