import UIKit

protocol WorkoutTimerViewControllerDelegate: AnyObject {
    func workoutTimer(_ controller: WorkoutTimerViewController, didFinishAfter seconds: TimeInterval)
}

/// Counts a workout. Time is kept by dates, so nothing is lost while the ticking is off.
final class WorkoutTimerViewController: UIViewController {

    private enum Metrics {
        static let lineWidth: CGFloat = 14
        static let ringInset: CGFloat = 48
    }

    weak var delegate: WorkoutTimerViewControllerDelegate?

    private let goal: TimeInterval
    private var startDate: Date?
    private var accumulated: TimeInterval = 0
    private var ticker: Timer?
    private var hasReachedGoal = false
    private var isOnScreen = false

    private let trackLayer = CAShapeLayer()
    private let ringLayer = CAShapeLayer()
    private let timeLabel = UILabel()
    private let startButton = UIButton(type: .system)
    private let finishButton = UIButton(type: .system)

    private var isRunning: Bool {
        return startDate != nil
    }

    private var elapsed: TimeInterval {
        guard let startDate = startDate else { return accumulated }
        return accumulated + Date().timeIntervalSince(startDate)
    }

    init(goal: TimeInterval) {
        self.goal = goal
        super.init(nibName: nil, bundle: nil)
        title = "Workout"
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        ticker?.invalidate()
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpRing()
        setUpControls()
        updateButtons()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOnScreen = true
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(applicationDidEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(self, selector: #selector(applicationWillEnterForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
        updateTime()
        updateTicking()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isOnScreen = false
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.removeObserver(self, name: UIApplication.willEnterForegroundNotification, object: nil)
        updateTicking()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height) - 2 * Metrics.ringInset
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let path = UIBezierPath(arcCenter: center, radius: max(0, side / 2), startAngle: -CGFloat.pi / 2, endAngle: CGFloat.pi * 1.5, clockwise: true)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [trackLayer, ringLayer] {
            layer.frame = view.bounds
            layer.path = path.cgPath
        }
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            updateColors()
        }
    }

    // MARK: - Ticking

    /// The one place that decides whether the timer runs and the screen stays lit.
    private func updateTicking() {
        let shouldTick = isRunning && isOnScreen
        UIApplication.shared.isIdleTimerDisabled = shouldTick
        if shouldTick {
            startTicking()
        } else {
            stopTicking()
        }
    }

    private func startTicking() {
        guard ticker == nil else { return }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
            self?.updateTime()
        }
        timer.tolerance = 0.05
        ticker = timer
    }

    private func stopTicking() {
        ticker?.invalidate()
        ticker = nil
    }

    @objc private func applicationDidEnterBackground() {
        stopTicking()
    }

    @objc private func applicationWillEnterForeground() {
        updateTime()
        updateTicking()
    }

    private func updateTime() {
        let seconds = elapsed
        timeLabel.text = String(format: "%02d:%02d", Int(seconds) / 60, Int(seconds) % 60)
        ringLayer.strokeEnd = CGFloat(min(1, seconds / goal))
        if seconds >= goal && !hasReachedGoal {
            hasReachedGoal = true
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
    }

    // MARK: - Actions

    @objc private func startTapped() {
        if isRunning {
            pause()
        } else {
            startDate = Date()
        }
        updateButtons()
        updateTicking()
    }

    private func pause() {
        accumulated = elapsed
        startDate = nil
    }

    @objc private func finishTapped() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Finish workout?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Continue", style: .cancel))
        alert.addAction(UIAlertAction(title: "Finish", style: .default) { [weak self] _ in
            self?.finish()
        })
        present(alert, animated: true)
    }

    private func finish() {
        pause()
        updateTicking()
        updateButtons()
        delegate?.workoutTimer(self, didFinishAfter: accumulated)
    }

    private func updateButtons() {
        startButton.setTitle(isRunning ? "Pause" : "Start", for: .normal)
        finishButton.isEnabled = isRunning || accumulated > 0
    }

    // MARK: - Setup

    private func setUpRing() {
        for layer in [trackLayer, ringLayer] {
            layer.fillColor = UIColor.clear.cgColor
            layer.lineWidth = Metrics.lineWidth
            layer.lineCap = .round
            view.layer.addSublayer(layer)
        }
        ringLayer.strokeEnd = 0
        updateColors()
    }

    /// Layers do not follow dynamic colours by themselves.
    private func updateColors() {
        trackLayer.strokeColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
        ringLayer.strokeColor = UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor
    }

    private func setUpControls() {
        timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 48, weight: .semibold)
        startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        finishButton.setTitle("Finish", for: .normal)
        finishButton.addTarget(self, action: #selector(finishTapped), for: .touchUpInside)

        let buttons = UIStackView(arrangedSubviews: [startButton, finishButton])
        buttons.distribution = .fillEqually
        timeLabel.translatesAutoresizingMaskIntoConstraints = false
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(timeLabel)
        view.addSubview(buttons)
        NSLayoutConstraint.activate([
            timeLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            timeLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            buttons.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        ])
    }
}
