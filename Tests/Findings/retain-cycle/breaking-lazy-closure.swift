// finding=retain-cycle
// A lazy property holds a closure that uses self, and it comes to life when it is first called.
class DescribedScreen: UIViewController {
    lazy var describe: () -> String = {  // <- retain-cycle, launch, viewDidDisappear
        "\(type(of: self)) with \(self.children.count) children"
    }
}

final class InvoiceScreen: DescribedScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(describe())
    }
}
