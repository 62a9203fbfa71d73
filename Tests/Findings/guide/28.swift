// finding=present-off-window
// The cave tour wants to show its safety sheet while its own view is in no window.
override func viewDidLoad() {
    super.viewDidLoad()
    let safety = HelmetCheckController()
    safety.modalPresentationStyle = .formSheet
    // UIKit logs a complaint, and the sheet never comes up.
    present(safety, animated: true)  // <- present-off-window, launch, viewDidLoad
}
