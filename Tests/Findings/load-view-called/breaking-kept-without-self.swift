// finding=load-view-called
// The method is kept in a variable, without 'self', before it is called.
override func viewDidLoad() {
    super.viewDidLoad()
    let load = loadView
    load()  // <- load-view-called, launch, loadView
}
