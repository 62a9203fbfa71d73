// finding=present-off-window
// The welcome alert is presented when the view exists but has not been shown anywhere.
override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    welcome.addAction(UIAlertAction(title: "Continue", style: .default))
    present(welcome, animated: true)  // <- present-off-window, launch, viewDidLoad
}
