// finding=none
// A screen logs where it goes, which takes an override and no call of its own.
private var destinations: [String] = []

override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    destinations.append(parent == nil ? "out" : "in")
}

override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("moves: \(destinations.count)")
}
