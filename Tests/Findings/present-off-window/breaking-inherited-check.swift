// finding=present-off-window
// Two levels up a base class checks for consent in viewWillAppear and presents through a hook.
class ConsentCheckingScreen: UIViewController {
    private var checked = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !checked {
            checked = true
            consentIsMissing()
        }
    }

    func consentIsMissing() {}
}

class AskingScreen: ConsentCheckingScreen {
    override func consentIsMissing() {
        super.consentIsMissing()
        present(UIViewController(), animated: true)  // <- present-off-window, launch, viewWillAppear
    }
}

final class NewsScreen: AskingScreen {}
