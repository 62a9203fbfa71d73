// finding=early-geometry
// The spinner gets the centre of a view that is not laid out yet.
private let spinner = UIActivityIndicatorView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    spinner.center = view.center  // <- early-geometry, sheet-cancel, viewDidLoad
}
