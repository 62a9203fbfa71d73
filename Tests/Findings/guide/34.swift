// finding=none
// The river gauge keeps hold of its listener and ends it when the screen leaves.
private var levelListener: Task<Void, Never>?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let levels = riverGauge.levels
    levelListener = Task { [weak self] in
        for await level in levels {
            self?.waterColumn.fill(to: level)
        }
    }
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    levelListener?.cancel()
    levelListener = nil
}
