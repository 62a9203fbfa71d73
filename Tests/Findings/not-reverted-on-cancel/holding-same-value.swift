// finding=none
// The spinner is hidden on the way out, but it has been hidden since the view was loaded.
private let spinner = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    spinner.isHidden = true
    spinner.alpha = 0.5
    view.addSubview(spinner)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    spinner.isHidden = true
    spinner.alpha = 0.5
}
