// finding=child-without-parent
// The base class offers a hook that only adds the view, and a subclass of its subclass relies on it.
class StackedScreen: UIViewController {
    func attach(_ controller: UIViewController) {
        view.addSubview(controller.view)  // <- child-without-parent, launch, viewDidLoad
    }
}

class SectionedScreen: StackedScreen {
    let footer = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        attach(footer)
    }
}

final class AccountScreen: SectionedScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        footer.view.backgroundColor = .systemGray
    }
}
