// finding=none
// Closures that are over when the function returns that takes them.
private let queue = DispatchQueue(label: "q")
private var items: [Int] = []
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    queue.sync { items.append(1) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in context.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let names = store.people.filter { $0.isNew }.map { $0.name }
    store.people.forEach { print($0) }
    if let first = store.people.first(where: { $0.isNew }) { print(first) }
    title = "\(names.count) \(image)"
}
