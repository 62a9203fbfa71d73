// finding=none
// The base class turns each callback into a hook with a similar name, which subclasses override and nobody else calls.
class HookedScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        screenWillAppear(animated)
    }

    func screenWillAppear(_ animated: Bool) {}
}

class LoggedScreen: HookedScreen {
    override func screenWillAppear(_ animated: Bool) {
        super.screenWillAppear(animated)
        print("screen \(type(of: self)) will appear")
    }
}

final class LibraryScreen: LoggedScreen {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
    }
}
