// finding=layout-loop
// The view asks for another layout at the end of each layout, so there is always one more to come.
private let chart = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    chart.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 220)
    view.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
}
