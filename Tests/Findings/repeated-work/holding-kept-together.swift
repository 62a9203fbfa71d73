// finding=none
// The subscriptions are kept in a set, which is emptied when the screen goes.
private var cancellables = Set<AnyCancellable>()

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    cancellables.removeAll()
    Store.shared.changes
        .sink { [weak self] value in self?.show(value) }
        .store(in: &cancellables)
}

private func show(_ value: Change) {}
