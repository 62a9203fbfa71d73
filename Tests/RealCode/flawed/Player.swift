import AVFoundation
import AVKit
import UIKit

private var playerStatusContext = 0

@objc(PlayerVC)
open class PlayerViewController: UIViewController {
    public enum PlaybackState { case stopped, playing, paused }

    @objc dynamic public private(set) var progress: Float = 0
    public var url: URL?
    public private(set) var playbackState = PlaybackState.stopped {
        didSet {
            guard oldValue != playbackState else { return }
            updatePlayButton()
        }
    }

    private var player: AVPlayer?
    private var playerLayer: AVPlayerLayer?
    private var timeObserver: Any?
    private var statusObservation: NSKeyValueObservation?
    private var wasPlaying = false
    private let playButton = UIButton(type: .system)

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        playButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        playButton.accessibilityLabel = NSLocalizedString("Play", comment: "")
        view.addSubview(playButton)
        setUpPlayer()
    }

    private func setUpPlayer() {
        guard let url = url else { return }
        let item = AVPlayerItem(url: url)
        let player = AVPlayer(playerItem: item)
        let layer = AVPlayerLayer(player: player)
        layer.videoGravity = .resizeAspect
        view.layer.insertSublayer(layer, at: 0)
        self.player = player
        self.playerLayer = layer
        statusObservation = item.observe(\.status, options: [.initial, .new]) { [weak self] item, _ in
            DispatchQueue.main.async { self?.playButton.isEnabled = item.status == .readyToPlay }
        }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        playerLayer?.frame = view.bounds
        CATransaction.commit()
        playButton.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        playButton.bounds.size = CGSize(width: 60, height: 60)
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addTimeObserver()
        NotificationCenter.default.addObserver(self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(willEnterForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
        if wasPlaying { play() }
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wasPlaying = playbackState == .playing
        pause()
        removeTimeObserver()
        NotificationCenter.default.removeObserver(self, name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.removeObserver(self, name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    private func addTimeObserver() {
        guard timeObserver == nil else { return }
        let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
        timeObserver = player?.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] time in
            guard let self else { return }
            self.progress = Float(time.seconds)
        }
    }

    private func removeTimeObserver() {
        if let token = timeObserver {
            player?.removeTimeObserver(token)
            timeObserver = nil
        }
    }

    deinit {
        statusObservation?.invalidate()
        removeTimeObserver()
    }

    @objc private func toggle() {
        switch playbackState {
        case .playing: pause()
        case .paused, .stopped: play()
        }
    }

    public func play() {
        player?.play()
        playbackState = .playing
    }

    public func pause() {
        player?.pause()
        playbackState = .paused
    }

    private func updatePlayButton() {
        let name = playbackState == .playing ? "pause.fill" : "play.fill"
        playButton.setImage(UIImage(systemName: name), for: .normal)
    }

    @objc private func didEnterBackground() { playerLayer?.player = nil }
    @objc private func willEnterForeground() { playerLayer?.player = player }

    override open var prefersStatusBarHidden: Bool { true }
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}
