// finding=none
// The computed property reads view on each use, and its first use comes after the assignment.
final class KeypadView: UIView {
    var digits = 0
}

class KeypadViewController: UIViewController {
    var keypad: KeypadView {
        return view as! KeypadView
    }

    override func loadView() {
        view = KeypadView()
        keypad.digits = 4
    }
}

final class PinViewController: KeypadViewController {
    override func loadView() {
        super.loadView()
        keypad.digits = 6
        view.backgroundColor = .systemBackground
    }
}
