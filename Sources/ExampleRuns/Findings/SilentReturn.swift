extension Finding {
  /// `silent-return`.
  static let silentReturn = Finding(
    id: "silent-return",
    title: "Waiting for a callback after a sheet",
    statement: "The example presents a sheet that writes a value, and its presenter reads the "
      + "value only in an appearance callback.",
    why: "The presenter's view stays in the hierarchy behind a sheet, so the presenter gets no "
      + "appearance callback when the sheet appears or goes away. The user's choice is not shown "
      + "until something else makes the presenter appear. Since iOS 13, UIKit presents a sheet by "
      + "default.",
    exception: "The code is right if the sheet also tells its presenter, through a closure or a "
      + "delegate. After a full-screen presentation, and after a sheet in compact height, the "
      + "presenter does appear again.",
    mend: "pass the value on in a closure or a delegate when the sheet changes it",
    sources: [
      "pagesheet-presenter-silent", "formsheet-presenter-silent",
      "modal-presenting-silent-ios13-sheet", "modal-automatic-resolution",
      "fullscreen-removes-presenter", "sheets-compact-height-fullscreen",
    ],
    breaking: """
      var city = "Bonn"

      final class CityPicker: UIViewController {
          @objc func chooseRome() { city = "Rome" }
      }

      final class WeatherViewController: UIViewController {
          @objc func pickCity() { present(CityPicker(), animated: true) }

          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              print(city)
          }
      }
      """,
    holding: """
      final class CityPicker: UIViewController {
          var onChoice: ((String) -> Void)?

          @objc func chooseRome() { onChoice?("Rome") }
      }

      final class WeatherViewController: UIViewController {
          @objc func pickCity() {
              let picker = CityPicker()
              picker.onChoice = { [weak self] in self?.showWeather(in: $0) }
              present(picker, animated: true)
          }

          func showWeather(in city: String) { print(city) }
      }
      """,
    isOmission: true, comparison: .ofReturns)
}
