// finding=load-view-called
// The method is kept in a variable before it is called.
override func viewDidLoad() {
    super.viewDidLoad()
    let load = self.loadView
    load()  // <- load-view-called, launch, loadView
}
