// finding=repeated-work
// The handle looks as if somebody would cancel the task, but the next appearance simply overwrites it.
final class OrdersViewController: UIViewController {
    private var loading: Task<Void, Never>?
    private var orders: [Any] = []

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        loading = Task { [weak self] in  // <- repeated-work, push, viewIsAppearing
            await self?.reload()
        }
    }

    private func reload() async {
        let latest = await OrderRepository.shared.latest()
        orders = [latest]
    }

    deinit {
        loading?.cancel()
    }
}
