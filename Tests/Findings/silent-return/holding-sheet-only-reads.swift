// finding=none
// The value goes one way, from the presenter that sets it to the sheet that shows it.
final class Route {
    var stops = 2
}

final class RouteScreen: UIViewController {
    private let route = Route()
    private var stops = 0
    private var shown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        route.stops = 5
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stops = route.stops
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !shown else { return }
        shown = true
        let sheet = StopsSheet()
        sheet.route = route
        present(sheet, animated: true)
    }
}

final class StopsSheet: UIViewController {
    var route: Route?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("\(route?.stops ?? 0) stops")
    }
}
