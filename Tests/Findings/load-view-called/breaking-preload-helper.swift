// finding=load-view-called
// A helper for any controller makes the call, with a check that shows the author half knew better.
func preload(_ controller: UIViewController) {
    guard !controller.isViewLoaded else { return }
    controller.loadView()  // <- load-view-called, launch, loadView
    print("preloaded \(controller.isViewLoaded)")
}
