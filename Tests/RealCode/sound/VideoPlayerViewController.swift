import UIKit
import AVFoundation

/// Plays one video over the whole screen. Presented with `.fullScreen`.
final class VideoPlayerViewController: UIViewController {

    private let player: AVPlayer
    private let playerLayer = AVPlayerLayer()
    private let shadeLayer = CAGradientLayer()

    private let controlsView = UIView()
    private let playButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .close)
    private let progressView = UIProgressView(progressViewStyle: .default)

    private var wantsPlayback = true
    private var areControlsHidden = false
    private var hideControlsTimer: Timer?
    private var timeObserver: Any?
    private var notificationTokens: [NSObjectProtocol] = []

    init(url: URL) {
        player = AVPlayer(url: url)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        modalPresentationCapturesStatusBarAppearance = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var prefersStatusBarHidden: Bool {
        return areControlsHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
        return areControlsHidden
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        playerLayer.player = player
        playerLayer.videoGravity = .resizeAspect
        view.layer.addSublayer(playerLayer)
        setUpControls()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(screenTapped)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startObserving()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if wantsPlayback {
            player.play()
            scheduleHidingControls()
        }
        updatePlayButton()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // `wantsPlayback` stays as it is: if we stay on screen after all, playing goes on in viewDidAppear.
        player.pause()
        cancelHidingControls()
        stopObserving()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        playerLayer.frame = view.bounds
        shadeLayer.frame = controlsView.bounds
        CATransaction.commit()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // The controls would sit in odd places half way through the rotation.
        coordinator.animate(alongsideTransition: { _ in
            self.controlsView.alpha = 0
        }, completion: { _ in
            self.controlsView.alpha = self.areControlsHidden ? 0 : 1
        })
    }

    // MARK: - Observation

    private func startObserving() {
        guard notificationTokens.isEmpty else { return }
        let center = NotificationCenter.default
        let background = center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) { [weak self] _ in
            self?.player.pause()
        }
        let foreground = center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main) { [weak self] _ in
            self?.resumeIfWanted()
        }
        let end = center.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main) { [weak self] _ in
            self?.didReachEnd()
        }
        notificationTokens = [background, foreground, end]

        let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
        timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] time in
            self?.updateProgress(time)
        }
    }

    private func stopObserving() {
        for token in notificationTokens {
            NotificationCenter.default.removeObserver(token)
        }
        notificationTokens = []
        if let observer = timeObserver {
            player.removeTimeObserver(observer)
            timeObserver = nil
        }
    }

    // MARK: - Playback

    private func resumeIfWanted() {
        if wantsPlayback {
            player.play()
        }
    }

    private func didReachEnd() {
        wantsPlayback = false
        player.seek(to: .zero)
        updatePlayButton()
        cancelHidingControls()
        setControlsHidden(false)
    }

    private func updateProgress(_ time: CMTime) {
        guard let duration = player.currentItem?.duration.seconds, duration > 0 else { return }
        progressView.progress = Float(time.seconds / duration)
    }

    @objc private func playTapped() {
        wantsPlayback = !wantsPlayback
        if wantsPlayback {
            player.play()
            scheduleHidingControls()
        } else {
            player.pause()
            cancelHidingControls()
        }
        updatePlayButton()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }

    // MARK: - Controls

    private func setUpControls() {
        shadeLayer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        controlsView.layer.insertSublayer(shadeLayer, at: 0)
        controlsView.frame = view.bounds
        controlsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controlsView)

        playButton.tintColor = .white
        playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        for subview in [playButton, closeButton, progressView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            controlsView.addSubview(subview)
        }
        let guide = controlsView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            closeButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            playButton.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            playButton.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            progressView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            progressView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            progressView.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20)
        ])
    }

    private func updatePlayButton() {
        let name = wantsPlayback ? "pause.fill" : "play.fill"
        playButton.setImage(UIImage(systemName: name), for: .normal)
    }

    @objc private func screenTapped() {
        setControlsHidden(!areControlsHidden)
        if !areControlsHidden && wantsPlayback {
            scheduleHidingControls()
        }
    }

    private func setControlsHidden(_ hidden: Bool) {
        guard hidden != areControlsHidden else { return }
        areControlsHidden = hidden
        UIView.animate(withDuration: 0.25) {
            self.controlsView.alpha = hidden ? 0 : 1
            self.setNeedsStatusBarAppearanceUpdate()
        }
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    private func scheduleHidingControls() {
        cancelHidingControls()
        hideControlsTimer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            self?.setControlsHidden(true)
        }
    }

    private func cancelHidingControls() {
        hideControlsTimer?.invalidate()
        hideControlsTimer = nil
    }
}
