// finding=none
// The task holds the screen, but each disappearance cancels it and each appearance starts a new one.
final class PulseScreen: UIViewController {
    private var pulse: Task<Void, Never>?
    private var beats = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let samples = HeartMonitor.shared.samples
        pulse = Task {
            for await _ in samples {
                self.beats += 1
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pulse?.cancel()
        pulse = nil
    }
}
