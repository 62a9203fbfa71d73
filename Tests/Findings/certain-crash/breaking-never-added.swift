// finding=certain-crash
// Nothing adds the label.
private let label = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true  // <- certain-crash, launch, no event
}
