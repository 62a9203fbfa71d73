import UIKit

protocol WidgetProviding {
    func makeWidget() -> UIViewController
}

struct WeatherWidget: WidgetProviding {
    func makeWidget() -> UIViewController { WidgetController(color: .systemTeal) }
}

struct StocksWidget: WidgetProviding {
    func makeWidget() -> UIViewController { WidgetController(color: .systemGreen) }
}

final class WidgetController: UIViewController {
    private let color: UIColor
    init(color: UIColor) { self.color = color; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = color }
}

final class WidgetBoardController: UIViewController {
    private let providers: [WidgetProviding] = [WeatherWidget(), StocksWidget()]
    private let stack = UIStackView()
    private var widgets: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        rebuild()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(rebuild))
    }

    @objc private func rebuild() {
        for widget in widgets {
            widget.view.removeFromSuperview()
            widget.removeFromParent()
        }
        widgets = providers.map { $0.makeWidget() }
        for widget in widgets {
            addChild(widget)
            stack.addArrangedSubview(widget.view)
        }
    }
}

/// A banner whose view is put into another controller without a parent.
final class BannerHost: UIViewController {
    private let banner = WidgetController(color: .systemYellow)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(banner.view)
        banner.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
    }
}
