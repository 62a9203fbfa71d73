import AVKit
import MapKit
import UIKit
import WebKit

/// The frames of this file are put right by a mask, by constraints, by a helper or at the change itself.
final class TermsViewController: UIViewController {
    private var page: WKWebView!
    private var video: MetalVideoView!
    private let bar = UIView()
    private lazy var inset = bar.leadingAnchor.constraint(equalTo: view.leadingAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        page = WKWebView(frame: view.bounds, configuration: WKWebViewConfiguration())
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page)
        let map = MKMapView(frame: view.bounds)
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(map)
        video = MetalVideoView(frame: view.bounds)
        video.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(video)
        NSLayoutConstraint.activate([
            video.topAnchor.constraint(equalTo: view.topAnchor),
            video.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let card = UIView(frame: view.bounds)
        view.addSubview(card)
        card.fill(view)
        view.addSubview(bar)
        inset.isActive = true
        bar.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        adapt()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        adapt()
    }

    private func adapt() {
        if view.safeAreaInsets.bottom == 0 { return }
        inset.constant = 20
    }

    private var height: CGFloat {
        UIDevice.current.userInterfaceIdiom == .tv ? view.bounds.height / 3 : 200
    }
}

/// A child of `init`, a first value that holds no screen, and set-up at each appearance.
final class StreamViewController: UIViewController {
    let player: AVPlayerViewController
    private let line = LiveLine()
    private let drawer = UIView()
    var openTerms = { () -> Void in
        appSession().showTerms()
    }

    init(url: URL) {
        self.player = AVPlayerViewController()
        super.init(nibName: nil, bundle: nil)
        addChild(player)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(player.view)
        player.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.titleView = UILabel()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        line.join { [weak self] message in self?.title = message.text }
        UIView.animate(
            withDuration: Pace.short, delay: .zero, usingSpringWithDamping: Pace.damping,
            initialSpringVelocity: .zero, options: [], animations: { self.drawer.alpha = 1 })
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.drawer.setNeedsLayout() }
        CATransaction.commit()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        line.leave()
    }
}
