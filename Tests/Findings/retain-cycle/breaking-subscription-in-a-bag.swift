// finding=retain-cycle
// The screen holds the bag, the bag the subscription, and the subscription a closure that holds the screen.
var bag = Set<AnyCancellable>()
let model = Model()

override func viewDidLoad() {
    super.viewDidLoad()
    model.$items.sink { items in  // <- retain-cycle, launch, viewDidDisappear
        self.title = "\(items.count)"
    }.store(in: &bag)
}
