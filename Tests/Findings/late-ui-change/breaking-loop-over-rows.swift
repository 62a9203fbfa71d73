// finding=late-ui-change
// All the rows of a table of labels are made visible in a loop once the screen is there.
private let rows = [UILabel(), UILabel(), UILabel()]

override func viewDidLoad() {
    super.viewDidLoad()
    rows.forEach { row in
        row.isHidden = true
        view.addSubview(row)
    }
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for row in rows where row.isHidden {
        row.isHidden = false  // <- late-ui-change, push, viewDidAppear
    }
}
