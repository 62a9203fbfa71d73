// finding=order-dependence
// Without a navigation controller show presents, and then the report appears before its summary has disappeared.
var summaryClosedCount = 0

final class SummaryScreen: UIViewController {
    private var wasShown = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !wasShown else { return }
        wasShown = true
        let report = FullReportScreen()
        report.modalPresentationStyle = .fullScreen
        show(report, sender: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        summaryClosedCount += 1
    }
}

final class FullReportScreen: UIViewController {
    private var openedAfter = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        openedAfter = summaryClosedCount  // <- order-dependence, launch, viewDidAppear
    }
}
