import MerchantKit
import UIKit

precedencegroup Piping {
  associativity: left
}
infix operator ~>: Piping

/// A screen that other files extend: they add members to views, to the screen and to its models.
final class PriceListViewController: WizardTableViewController {
  private let field = UISearchTextField()
  @Stored(key: "currency") private var currency: String

  init(currency: String) {
    _currency = Stored(currency, key: "currency")
    super.init(step: .prices, allowsSkipping: true)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var selectedStep: Int? {
    didSet { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field, inset: "22")
    if field.responds(to: #selector(getter: UITextField.placeholder)) {
      field.placeholder = currency ~> Formats.short
    }
    let rows = ["tea", "bread"].map
    { row in
      row.capitalized
    }
    show(rows[...], sorted: true)
    title = Price(cents: 250).text(in: currency)
  }

  override func confirmLeaving() -> Bool { true }

  private func show(_ rows: ArraySlice<String>) {}
}

struct Price {
  let amount: Int
}

extension [Price] {
  var total: Int { map(\.amount).reduce(0, +) }
}

@available(iOS 17, *)
#Preview(traits: .portrait) {
  PriceListViewController(currency: "EUR")
}
