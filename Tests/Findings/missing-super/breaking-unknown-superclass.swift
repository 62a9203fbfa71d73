// finding=missing-super
// Nobody declares the superclass, and its name says nothing: what is overridden says that it is a screen.
final class Basket: Scaffold {
    private var lines: [String] = []

    override func viewWillAppear(_ animated: Bool) {  // <- missing-super, launch, viewWillAppear
        lines = ["Apples", "Pears"]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
