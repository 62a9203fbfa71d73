// finding=retain-cycle
// The hive inspection keeps a closure that keeps the hive inspection.
final class HiveInspectionController: UIViewController {
    private let weightLabel = UILabel()
    private var onWeighing: ((Double) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(weightLabel)
        onWeighing = { kilograms in  // <- retain-cycle, launch, viewDidDisappear
            // The screen owns this closure, and the closure holds the screen.
            self.weightLabel.text = "\(kilograms) kg"
        }
    }
}
