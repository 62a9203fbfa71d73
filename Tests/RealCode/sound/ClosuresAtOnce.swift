import SnapKit
import Then
import UIKit

/// The closures of this file are over when the calls return that take them.
final class GreetingViewController: UIViewController {
    private let badge = UIImageView()
    private let split = UISplitViewController()
    private var lines: [String] = []

    var actor: ClipViewController? {
        willSet {
            actor?.willMove(toParent: nil)
            newValue.flatMap { addChild($0) }
        }
        didSet {
            oldValue?.view.removeFromSuperview()
            oldValue?.removeFromParent()
            if let actor {
                view.addSubview(actor.view)
                actor.didMove(toParent: self)
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
        actor = ClipViewController(name: "intro")
        addChild(split)
        view.addSubview(split.view)
        split.do {
            $0.didMove(toParent: self)
            $0.view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        badge.snp.remakeConstraints { make in
            make.height.equalTo(44)
            make.center.equalToSuperview()
        }
        configure(badge) { image in
            image.tintColor = .systemRed
        }
        Journal.shared.log { "appeared: \(animated)" }
        Lock.shared.sync { lines.append("appeared") }
        try? Store.shared.write { Store.shared.count += 1 }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let pulse = CAKeyframeAnimation(keyPath: "transform.scale").then {
            $0.values = [1.0, 1.1, 1.0]
            $0.duration = 1
        }
        view.layer.add(pulse, forKey: "pulse")
    }
}
