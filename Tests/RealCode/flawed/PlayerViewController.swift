import UIKit

final class PlayerControlsViewController: UIViewController {
    var onSeek: ((Double) -> Void)?
    var onTogglePlay: (() -> Void)?

    private let slider = UISlider()
    private let playButton = UIButton(type: .system)

    init() {
        super.init(nibName: "PlayerControls", bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() {
        let bar = UIStackView()
        bar.axis = .horizontal
        bar.spacing = 12
        bar.isLayoutMarginsRelativeArrangement = true
        bar.addArrangedSubview(playButton)
        bar.addArrangedSubview(slider)
        view = bar
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.setTitle("Play", for: .normal)
        playButton.addTarget(self, action: #selector(togglePlay), for: .touchUpInside)
        slider.addTarget(self, action: #selector(seek), for: .valueChanged)
    }

    func show(position: Double) {
        slider.setValue(Float(position), animated: true)
    }

    @objc private func togglePlay() {
        onTogglePlay?()
    }

    @objc private func seek() {
        onSeek?(Double(slider.value))
    }
}

/// The video on top, the controls as a child controller below.
final class PlayerViewController: UIViewController {
    private let surface = UIView()
    private let timeLabel = UILabel()
    private let controls = PlayerControlsViewController()
    private var isPlaying = false
    private var position = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        surface.backgroundColor = .darkGray
        timeLabel.textColor = .white
        view.addSubview(surface)
        view.addSubview(timeLabel)
        installControls()
        bindControls()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isPlaying = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let bottom = view.safeAreaInsets.bottom
        let barHeight: CGFloat = 64
        surface.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - barHeight - bottom)
        timeLabel.frame = CGRect(x: 16, y: bounds.height - barHeight - bottom - 28, width: 120, height: 20)
        controls.view.frame = CGRect(
            x: 0,
            y: bounds.height - barHeight - bottom,
            width: bounds.width,
            height: barHeight
        )
    }

    // MARK: - Controls

    private func installControls() {
        addChild(controls)
        view.addSubview(controls.view)
        controls.didMove(toParent: self)
    }

    private func bindControls() {
        controls.onTogglePlay = { [weak self] in
            self?.togglePlayback()
        }
        controls.onSeek = { position in
            self.seek(to: position)
        }
    }

    private func togglePlayback() {
        isPlaying = !isPlaying
        showTime()
    }

    private func seek(to newPosition: Double) {
        position = newPosition
        controls.show(position: newPosition)
        showTime()
    }

    private func showTime() {
        let seconds = Int(position)
        timeLabel.text = "\(seconds / 60):\(seconds % 60)"
    }
}
