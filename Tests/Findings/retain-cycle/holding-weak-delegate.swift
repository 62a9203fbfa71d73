// finding=none
// The owner is the delegate of what it owns, by a weak reference.
protocol CodeScannerDelegate: AnyObject {
    func scannerDidFinish(_ scanner: CodeScanner)
}

final class CodeScanner {
    weak var delegate: CodeScannerDelegate?

    func scan() {
        delegate?.scannerDidFinish(self)
    }
}

final class ScanScreen: UIViewController, CodeScannerDelegate {
    private let scanner = CodeScanner()
    private var scans = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scanner.delegate = self
        scanner.scan()
    }

    func scannerDidFinish(_ scanner: CodeScanner) {
        scans += 1
    }
}
