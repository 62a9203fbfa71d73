import UIKit

/// Owned by the recorder. Points back weakly.
final class CarefulRecorderModel {
    weak var screen: CarefulRecorderViewController?
    var onChange: ((Int) -> Void)?

    private(set) var seconds = 0

    func advance() {
        seconds += 1
        onChange?(seconds)
    }

    func reset() {
        seconds = 0
        onChange?(seconds)
    }
}

final class CarefulWaveformViewController: UIViewController {
    /// Not weak: the owner captures itself weakly in it.
    var onScrub: ((Double) -> Void)?
    weak var recorder: CarefulRecorderViewController?

    private let bars = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        bars.axis = .horizontal
        bars.distribution = .fillEqually
        bars.spacing = 2
        for level in [0.2, 0.6, 1.0, 0.4] {
            let bar = UIView()
            bar.backgroundColor = .systemRed
            bar.alpha = CGFloat(level)
            bars.addArrangedSubview(bar)
        }
        view.addSubview(bars)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bars.frame = view.bounds
    }

    func scrub(to position: Double) {
        onScrub?(position)
    }
}

/// A recorder with a clock, a model that calls back, and a child for the waveform.
final class CarefulRecorderViewController: UIViewController {
    private let model = CarefulRecorderModel()
    private let waveform = CarefulWaveformViewController()
    private let clock = UILabel()
    private let hint = UILabel()
    private var timer: Timer?
    private var actions: [() -> Void] = []

    deinit {
        timer?.invalidate()
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recorder"
        view.backgroundColor = .systemBackground
        clock.text = "0 s"
        hint.text = "Tap to mark"
        hint.alpha = 0
        [clock, hint].forEach { view.addSubview($0) }
        addWaveform()
        bind()
        DispatchQueue.main.async {
            // Runs in the next turn and is gone then: no need for weak.
            self.model.reset()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startClock()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        revealHint()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopClock()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let top = view.safeAreaInsets.top
        clock.frame = CGRect(x: 20, y: top + 20, width: width - 40, height: 44)
        hint.frame = CGRect(x: 20, y: top + 72, width: width - 40, height: 24)
        waveform.view.frame = CGRect(x: 20, y: top + 120, width: width - 40, height: 120)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        actions.removeAll()
    }

    // MARK: - Set-up

    private func addWaveform() {
        addChild(waveform)
        view.addSubview(waveform.view)
        waveform.didMove(toParent: self)
    }

    private func bind() {
        model.screen = self
        waveform.recorder = self
        model.onChange = { [weak self] seconds in
            self?.show(seconds)
        }
        waveform.onScrub = { [weak self] position in
            self?.mark(position)
        }
        let label = hint
        actions.append { [weak label] in
            label?.alpha = 0
        }
        actions.append { [unowned model] in
            model.reset()
        }
    }

    // MARK: - Clock

    private func startClock() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.model.advance()
        }
    }

    private func stopClock() {
        timer?.invalidate()
        timer = nil
    }

    private func show(_ seconds: Int) {
        clock.text = "\(seconds) s"
    }

    private func mark(_ position: Double) {
        hint.text = "Marked \(position)"
    }

    private func revealHint() {
        UIView.animate(withDuration: 0.3, animations: {
            self.hint.alpha = 1
        }, completion: { finished in
            if finished {
                self.hint.isUserInteractionEnabled = true
            }
        })
    }
}
