import UIKit
import os.log

public protocol ScreenTracking {
    static var screenName: String { get }
    var screenParameters: [String: Any] { get }
}

public extension ScreenTracking {
    static var screenName: String { String(describing: Self.self) }
    var screenParameters: [String: Any] { [:] }
}

public protocol Themeable: AnyObject {
    func apply(_ theme: Theme)
}

public struct Theme {
    public var background: UIColor
    public var tint: UIColor
    public static let standard = Theme(background: .white, tint: .systemBlue)
    public static let night = Theme(background: .black, tint: .systemOrange)
}

public extension Notification.Name {
    static let themeDidChange = Notification.Name("com.example.themeDidChange")
}

public final class ThemeManager {
    public static let shared = ThemeManager()
    public private(set) var current: Theme = .standard
    public func set(_ theme: Theme) {
        current = theme
        NotificationCenter.default.post(name: .themeDidChange, object: self)
    }
}

open class BaseViewController<ContentView: UIView>: UIViewController, ScreenTracking {
    public var contentView: ContentView { view as! ContentView }
    private var themeToken: NSObjectProtocol?
    private var appearedAt: Date?

    private static var log: OSLog { OSLog(subsystem: "com.example", category: "screens") }

    open override func loadView() {
        view = ContentView(frame: UIScreen.main.bounds)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        themeToken = NotificationCenter.default.addObserver(forName: .themeDidChange, object: nil, queue: .main) { [weak self] note in
            guard let manager = note.object as? ThemeManager else { return }
            (self as? Themeable)?.apply(manager.current)
        }
        (self as? Themeable)?.apply(ThemeManager.shared.current)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearedAt = Date()
        os_log("appeared %{public}@", log: Self.log, type: .info, type(of: self).screenName)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        defer { appearedAt = nil }
        guard let since = appearedAt else { return }
        let seconds = Date().timeIntervalSince(since)
        os_log("was shown for %.1f s", log: Self.log, type: .info, seconds)
    }

    deinit {
        if let themeToken = themeToken {
            NotificationCenter.default.removeObserver(themeToken)
        }
    }
}

final class HomeView: UIView {
    let titleLabel = UILabel()
    let button = UIButton(type: .custom)
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        [titleLabel, button].forEach(addSubview)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: safeAreaInsets.top + 16, width: bounds.width - 32, height: 30)
        button.frame = titleLabel.frame.offsetBy(dx: 0, dy: 46)
    }

    @objc private func tapped() { onTap?() }
}

final class HomeViewController: BaseViewController<HomeView>, Themeable {
    var screenParameters: [String: Any] { ["tab": tabBarController?.selectedIndex ?? 0] }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.titleLabel.text = "Home"
        contentView.onTap = { [weak self] in
            guard let self = self else { return }
            self.navigationController?.pushViewController(InnerViewController(depth: 1), animated: true)
        }
    }

    func apply(_ theme: Theme) {
        view.backgroundColor = theme.background
        contentView.button.tintColor = theme.tint
    }
}

final class InnerViewController: BaseViewController<UIScrollView> {
    let depth: Int
    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.alwaysBounceVertical = true
        title = "Depth \(depth)"
    }
}
