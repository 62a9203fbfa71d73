// finding=none
// The subclass only hands over a slot and a controller, its base class does all the containment calls.
class SlotScreen: UIViewController {
    func fill(_ slot: UIView, with controller: UIViewController) {
        addChild(controller)
        slot.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
}

final class WeatherScreen: SlotScreen {
    private let forecastSlot = UIView()
    private let radarSlot = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        [forecastSlot, radarSlot].forEach { slot in
            view.addSubview(slot)
            fill(slot, with: UIViewController())
        }
    }
}
