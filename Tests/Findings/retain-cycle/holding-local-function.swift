// finding=none
// Closures over self are passed to forEach and map and to a local function, and nobody keeps them.
final class TagScreen: UIViewController {
    private let tags = ["swift", "uikit"]
    private var labels: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        func add(_ label: UILabel) {
            self.labels.append(label)
            self.view.addSubview(label)
        }
        tags.map { self.label(for: $0) }.forEach { add($0) }
    }

    private func label(for tag: String) -> UILabel {
        let label = UILabel()
        label.text = "#" + tag
        return label
    }
}
