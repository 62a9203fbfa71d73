// finding=present-off-window
// A segue of a storyboard that is not shown leads to a screen of nothing that is declared.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    performSegue(withIdentifier: "login", sender: nil)
    present(UIViewController(), animated: true)  // <- present-off-window, launch, viewWillAppear
}
