import UIKit

protocol Clock: AnyObject { var now: Date { get } }
final class SystemClock: Clock { var now: Date { Date() } }

final class WorkoutViewController: UIViewController {
    private lazy var timeLabel: UILabel = {
        $0.font = .monospacedDigitSystemFont(ofSize: 64, weight: .bold)
        $0.textAlignment = .center
        $0.accessibilityTraits.insert(.updatesFrequently)
        return $0
    }(UILabel())

    private var displayLink: CADisplayLink?
    private var autosave: DispatchSourceTimer?
    private let clock: Clock
    private var startedAt: Date?
    private let queue = OperationQueue()
    private var idleTimerWasDisabled = false

    init(clock: Clock = SystemClock()) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        queue.maxConcurrentOperationCount = 1
        queue.qualityOfService = .utility
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) {
        clock = SystemClock()
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        timeLabel.frame = view.bounds
        timeLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(timeLabel)
        startedAt = clock.now
        NotificationCenter.default.addObserver(self, selector: #selector(saveNow), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        startDisplayLink()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        idleTimerWasDisabled = UIApplication.shared.isIdleTimerDisabled
        UIApplication.shared.isIdleTimerDisabled = true
        startAutosave()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopDisplayLink()
        UIApplication.shared.isIdleTimerDisabled = idleTimerWasDisabled
        autosave?.cancel()
        autosave = nil
    }

    private func startDisplayLink() {
        guard displayLink == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func stopDisplayLink() {
        displayLink?.invalidate()
        displayLink = nil
    }

    private func startAutosave() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 10, repeating: .seconds(10), leeway: .milliseconds(500))
        timer.setEventHandler { [weak self] in
            self?.saveNow()
        }
        timer.resume()
        autosave?.cancel()
        autosave = timer
    }

    @objc private func tick(_ link: CADisplayLink) {
        guard let startedAt else { return }
        let elapsed = clock.now.timeIntervalSince(startedAt)
        let (minutes, seconds) = (Int(elapsed) / 60, Int(elapsed) % 60)
        timeLabel.text = String(format: "%02d:%02d", minutes, seconds)
    }

    @objc private func saveNow() {
        let started = startedAt
        queue.addOperation {
            UserDefaults.standard.set(started?.timeIntervalSince1970, forKey: "workout")
        }
    }

    @IBAction private func finish() {
        let group = DispatchGroup()
        let uploads = ["summary", "samples", "route"]
        var failures = 0
        uploads.forEach { name in
            group.enter()
            Uploader.upload(name) { ok in
                if !ok { failures += 1 }
                group.leave()
            }
        }
        group.notify(queue: .main) { [weak self] in
            guard let self, failures == 0 else { return }
            dismiss(animated: true)
        }
    }

    deinit {
        displayLink?.invalidate()
        autosave?.cancel()
        queue.cancelAllOperations()
        NotificationCenter.default.removeObserver(self)
    }
}

enum Uploader {
    static func upload(_ name: String, completion: @escaping (Bool) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { completion(true) }
    }
}

final class StartViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let b = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Start", handler: { [weak self] _ in
            guard let `self` = self else { return }
            let workout = WorkoutViewController()
            workout.modalPresentationStyle = .fullScreen
            self.present(workout, animated: true)
        }))
        b.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        view.addSubview(b)
    }
}
