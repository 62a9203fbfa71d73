import MerchantKit
import UIKit

/// A scanner of codes. The base class is in another module, whose classes have a prefix.
final class PairingCodeViewController: MKScannerViewController {
  private let torch = TorchButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(torch, inset: 16)
    torch.addTarget(self, action: #selector(toggleTorch), for: .touchUpInside)
  }

  override func viewDidAppear(_ animated: Bool) {
    startScanning()
  }

  override func didScan(_ code: String) -> Bool {
    code |> Digits.only |> Digits.check
  }

  @objc private func toggleTorch() { torch.isSelected.toggle() }
}

/// A list to choose from, of any kind.
class ChoiceViewController<Choice: Hashable>: UITableViewController {
  private var choices: [Choice] = []
  private var chosen: Set<Choice> = []

  init(choices: [Choice]) {
    self.choices = choices
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func viewWillDisappear(_ animated: Bool) {
    ChoiceStore.shared.save(chosen)
  }
}

/// A receipt, which only a storyboard makes.
final class ReceiptViewController: UITableViewController {
  private let receipts: ReceiptStore

  required init?(coder: NSCoder) {
    receipts = ReceiptStore()
    super.init(coder: coder)
  }

  override func viewWillAppear(_ animated: Bool) {
    receipts.load(named: "latest")
  }
}
