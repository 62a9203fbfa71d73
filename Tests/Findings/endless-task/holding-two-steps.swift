// finding=none
// The async method has self in its hands across two awaits, and both of them come back.
final class ReceiptScreen: UIViewController {
    private var receipts: [Any] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            await reload()
        }
    }

    private func reload() async {
        let page = await ReceiptStore.shared.firstPage()
        receipts.append(page)
        let rest = await ReceiptStore.shared.rest(after: page)
        receipts.append(rest)
    }
}
