// finding=child-without-parent
// The child is a whole navigation controller, and its view alone is embedded.
private let helpFlow = UINavigationController(rootViewController: UIViewController())

override func viewDidLoad() {
    super.viewDidLoad()
    let flowView = helpFlow.view!
    flowView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(flowView)  // <- child-without-parent, launch, viewDidLoad
    NSLayoutConstraint.activate([
        flowView.topAnchor.constraint(equalTo: view.topAnchor),
        flowView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        flowView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        flowView.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    ])
}
