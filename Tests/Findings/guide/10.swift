// finding=none
// The bakery order list does its one-time setup with constraints and needs no sizes for it.
override func viewDidLoad() {
    super.viewDidLoad()
    title = "Saturday orders"
    orderGrid.translatesAutoresizingMaskIntoConstraints = false
    orderGrid.register(LoafCell.self, forCellWithReuseIdentifier: LoafCell.reuseID)
    orderGrid.delegate = self
    view.addSubview(orderGrid)

    let safe = view.safeAreaLayoutGuide
    orderGrid.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8).isActive = true
    orderGrid.bottomAnchor.constraint(equalTo: safe.bottomAnchor).isActive = true
    orderGrid.widthAnchor.constraint(equalTo: safe.widthAnchor).isActive = true
    orderGrid.centerXAnchor.constraint(equalTo: safe.centerXAnchor).isActive = true
}
