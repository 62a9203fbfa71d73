import UIKit

struct Quote {
    let symbol: String
    let price: Double
    let change: Double
}

/// A live price with its chart. In landscape the chart takes the whole screen.
final class StockTickerViewController: UIViewController {
    private let symbol: String
    private let priceLabel = UILabel()
    private let changeLabel = UILabel()
    private let chart = UIView()
    private let details = UIStackView()
    private var isExpanded = false

    init(symbol: String = "ACME") {
        self.symbol = symbol
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        self.symbol = "ACME"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = symbol
        view.backgroundColor = .systemBackground
        buildHierarchy()
        subscribe()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds
        let top = view.safeAreaInsets.top
        if isExpanded {
            chart.frame = area
        } else {
            chart.frame = CGRect(x: 0, y: top + 160, width: area.width, height: area.height / 3)
        }
        details.frame = CGRect(x: 20, y: top + 20, width: area.width - 40, height: 120)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        setExpanded(size.width > size.height)
    }

    // MARK: - Set-up

    private func buildHierarchy() {
        priceLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .semibold)
        changeLabel.font = .preferredFont(forTextStyle: .headline)
        details.axis = .vertical
        details.addArrangedSubview(priceLabel)
        details.addArrangedSubview(changeLabel)
        chart.backgroundColor = .secondarySystemBackground
        view.addSubview(chart)
        view.addSubview(details)
    }

    private func subscribe() {
        let quotes = QuoteFeed.shared.quotes(for: symbol)
        Task { [weak self] in
            guard let self = self else { return }
            for await quote in quotes {
                self.show(quote)
            }
        }
    }

    // MARK: - Updates

    private func show(_ quote: Quote) {
        priceLabel.text = "\(quote.price)"
        changeLabel.text = quote.change < 0 ? "▼ \(quote.change)" : "▲ \(quote.change)"
        changeLabel.textColor = quote.change < 0 ? .systemRed : .systemGreen
    }

    private func setExpanded(_ expanded: Bool) {
        isExpanded = expanded
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut], animations: {
            self.details.alpha = expanded ? 0 : 1
            self.chart.layer.cornerRadius = expanded ? 0 : 12
        }, completion: nil)
    }
}
