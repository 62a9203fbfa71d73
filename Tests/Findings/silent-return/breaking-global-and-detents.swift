// finding=silent-return
// The value is a global, and the sheet with a medium detent leaves the presenter without any callback.
var selectedCity = "Oslo"

final class ForecastScreen: UIViewController {
    private var city = ""
    private var pickerWasShown = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        city = selectedCity
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !pickerWasShown else { return }
        pickerWasShown = true
        let picker = CityPicker()
        picker.modalPresentationStyle = .pageSheet
        picker.sheetPresentationController?.detents = [.medium()]
        present(picker, animated: true)
    }
}

final class CityPicker: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            self?.pick("Bergen")
        }
    }

    private func pick(_ city: String) {
        selectedCity = city  // <- silent-return, launch, viewDidDisappear
    }
}
