// finding=none
// Both screens write the global in their callbacks, and only a button's action ever reads it.
var visibleScreen = ""

final class HomeScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visibleScreen = "home"
    }
}

final class HelpScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visibleScreen = "help"
    }

    @objc private func report() {
        print("report about \(visibleScreen)")
    }
}
