// finding=none
// The override has no super call in its own lines, but the helper it calls makes it before the override returns.
private var impressions = 0

override func viewWillAppear(_ animated: Bool) {
    beginAppearance(animated, reason: "screen")
}

private func beginAppearance(_ animated: Bool, reason: String) {
    impressions += 1
    super.viewWillAppear(animated)
    print("\(reason) \(impressions)")
}
