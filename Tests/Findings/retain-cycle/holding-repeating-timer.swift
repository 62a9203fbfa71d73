// finding=none
// The timer runs on, but its closure is weak and the deinitializer stops it.
final class CountdownScreen: UIViewController {
    private var timer: Timer?
    private var remaining = 60

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.remaining -= 1
        }
    }

    deinit {
        timer?.invalidate()
    }
}
