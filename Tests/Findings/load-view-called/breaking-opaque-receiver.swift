// finding=load-view-called
// The receiver is an unknown object that some router makes, and the call is just as wrong on it.
override func viewDidLoad() {
    super.viewDidLoad()
    let editor = router.makeEditor(for: "invoice")
    editor.loadView()  // <- load-view-called, launch, viewDidLoad
    editor.prepareFields()
}
