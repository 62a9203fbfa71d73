// finding=direct-appearance-call
// The completion of a presentation calls the screen's own callback to bring it up to date.
let picker = UIViewController()
picker.modalPresentationStyle = .pageSheet
present(picker, animated: true) {
    self.viewDidAppear(true)  // <- direct-appearance-call, launch, viewDidAppear
}
