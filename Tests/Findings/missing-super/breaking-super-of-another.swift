// finding=missing-super
// What is reached is the superclass of another object, which has a method for that.
final class Helper: UIViewController {
    func poke() {
        super.viewWillAppear(true)
    }
}

final class TrailScreen: UIViewController {
    private let helper = Helper()

    override func viewWillAppear(_ animated: Bool) {  // <- missing-super, launch, viewWillAppear
        helper.poke()
    }
}
