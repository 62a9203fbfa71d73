// finding=repeated-work
// The screen itself starts nothing, but the child that it contains appears with it and asks the network each time.
final class StockTickerController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        QuoteService.shared.quotes(for: ["AAPL", "MSFT"]) { quotes in  // <- repeated-work, push, viewWillAppear
            print(quotes)
        }
    }
}

final class PortfolioViewController: UIViewController {
    private let ticker = StockTickerController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ticker)
        view.addSubview(ticker.view)
        ticker.didMove(toParent: self)
    }
}
