// finding=retain-cycle
// Two plain objects hold each other, and one of them the screen, which holds neither.
final class Flow {
    let screen: UIViewController
    var step: Step?

    init(around screen: UIViewController) {
        self.screen = screen
        step = Step(of: self)
    }
}

final class Step {
    let flow: Flow
    init(of flow: Flow) { self.flow = flow }
}

final class WizardViewController: UIViewController {  // <- retain-cycle, launch, viewDidDisappear
    override func viewDidLoad() {
        super.viewDidLoad()
        let flow = Flow(around: self)
        title = flow.step == nil ? "Last" : "Next"
    }
}
