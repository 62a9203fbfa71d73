// finding=missing-super
// The class is declared in an extension of another one.
final class Trails: UIViewController {}

extension Trails {
    final class Detail: UIViewController {
        override func viewDidLoad() {  // <- missing-super, launch, viewDidLoad
            view.backgroundColor = .systemGreen
        }
    }
}
