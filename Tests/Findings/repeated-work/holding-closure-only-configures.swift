// finding=none
// The closures only set up what they get, compute a value, or belong to a call that has to be over: nothing goes on.
private let badge = UIImageView()
private var lines: [String] = []

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    badge.snp.remakeConstraints { make in
        let side = make.height
        side.equalTo(44)
        if animated { make.center.equalToSuperview() }
    }
    styled(badge) { $0.tintColor = .red }
    journal.write { "appeared, animated: \(animated)" }
    guarded.access { lines.append("appeared") }
    try? store.change { print("changed") }
}
