// finding=none
// The value changes when the user taps, which is no callback of the life cycle and precedes every transition.
var chosenCity = "Oslo"

final class CityPickerScreen: UIViewController {
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        doneButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
        view.addSubview(doneButton)
    }

    @objc private func choose() {
        chosenCity = "Bergen"
    }
}

final class ForecastScreen: UIViewController {
    private var city = ""

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        city = chosenCity
    }
}
