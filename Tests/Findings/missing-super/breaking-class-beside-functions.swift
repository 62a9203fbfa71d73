// finding=missing-super
// A function of the file stands beside the class.
func half(_ number: Int) -> Int { number / 2 }

final class TrailScreen: UIViewController {
    override func viewDidLoad() {  // <- missing-super, launch, viewDidLoad
        print(half(4))
    }
}
