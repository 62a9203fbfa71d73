// finding=retain-cycle
// The way back to the screen leads over a view model and its clock, each of which looks harmless.
final class Clock {
    var tick: (() -> Void)?
}

final class TimerViewModel {
    let clock = Clock()
    var render: ((Int) -> Void)?
    private var seconds = 0

    func bind() {
        clock.tick = { [weak self] in
            self?.seconds += 1
        }
    }
}

final class TimerScreen: UIViewController {
    private let model = TimerViewModel()
    private var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        model.bind()
        let show: (Int) -> Void = { self.shown = $0 }  // <- retain-cycle, launch, viewDidDisappear
        model.render = { seconds in show(seconds) }
    }
}
