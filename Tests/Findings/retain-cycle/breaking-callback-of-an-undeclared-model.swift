// finding=retain-cycle
// The model belongs to the screen, and its property holds a closure that holds the screen.
final class FeedScreen: UIViewController {
    private let model = FeedModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.onChange = { self.title = "x" }  // <- retain-cycle, launch, viewDidDisappear
    }
}
