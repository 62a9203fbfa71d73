// finding=none
// The label that gets its text in viewDidAppear is in no hierarchy, it serves to measure texts.
final class MeasuringViewController: UIViewController {
    private let template = UILabel()
    private var samples = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        samples += 1
        template.text = "Sample \(samples)"
        template.isHidden = true
    }
}
