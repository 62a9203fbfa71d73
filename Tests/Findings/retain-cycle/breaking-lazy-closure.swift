// finding=retain-cycle
// A lazy property holds a closure that uses self, and it comes to life when it is first called.
class DescribedScreen: UIViewController {
    lazy var describe: () -> String = {
        "\(type(of: self)) with \(self.children.count) children"  // <- retain-cycle, launch, viewDidDisappear
    }
}

final class InvoiceScreen: DescribedScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(describe())
    }
}
