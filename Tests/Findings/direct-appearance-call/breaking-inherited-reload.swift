// finding=direct-appearance-call
// The base class calls itself reloadable by calling its own viewIsAppearing, a subclass of a subclass uses it.
class ReloadableScreen: UIViewController {
    func reload() {
        viewIsAppearing(false)  // <- direct-appearance-call, launch, viewIsAppearing
    }
}

class ListScreen: ReloadableScreen {
    var rows: [String] = []

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("showing \(rows.count) rows")
    }
}

final class SongListScreen: ListScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        rows = ["Intro", "Outro"]
        reload()
    }
}
