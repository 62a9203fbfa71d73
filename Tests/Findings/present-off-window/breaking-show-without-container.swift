// finding=present-off-window
// Without a container 'show' presents, and here it comes too early.
override func viewDidLoad() {
    super.viewDidLoad()
    show(UIViewController(), sender: nil)  // <- present-off-window, launch, viewDidLoad
}
