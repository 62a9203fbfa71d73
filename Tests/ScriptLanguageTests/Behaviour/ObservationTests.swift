import LifecycleEngine
import Scenarios
import Testing

/// `@Observable` classes, whose variables UIKit follows.
@Suite struct ObservationTests {
  private let model = """
    @Observable class Model {
        var title = "one"
        var items = [1]
        @ObservationIgnored var note = ""
        var shout: String { title + "!" }
    }

    """

  private func attributes(_ ios: Int) -> ScenarioAttributes {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(ios)]
    return attributes
  }

  private func screen(_ read: String, in callback: String = "updateProperties") -> String {
    model + """
      class Screen: UIViewController {
          let model = Model()
          override func \(callback)() {
              super.\(callback)()
              print("shows", \(read))
          }
      }
      let A = Screen()
      window.rootViewController = A

      """
  }

  @Test(arguments: [
    ("model.title", "A.model.title = \"two\"", "shows two"),
    ("model.shout", "A.model.title = \"two\"", "shows two!"),
    ("model.items.count", "A.model.items.append(2)", "shows 2"),
  ])
  func aChangeOfWhatWasReadRepeatsTheCallback(_ read: String, _ change: String, _ text: String) {
    checkHolds(
      screen(read) + """
        when "it changes" { \(change) }
        require count(A.updateProperties) == 1
        require console contains "\(text)"
        """)
  }

  @Test func severalChangesAreOneUpdate() {
    checkHolds(
      screen("model.title") + """
        when "it changes twice" {
            A.model.title = "two"
            A.model.title = "three"
        }
        expect(.console) { console.print("shows three") }
        """)
  }

  @Test(arguments: ["A.model.note = \"x\"", "A.model.items = []"])
  func aChangeOfSomethingElseRepeatsNothing(_ change: String) {
    checkHolds(
      screen("model.title") + """
        when "it changes" { \(change) }
        require never A.updateProperties
        """)
  }

  @Test func viewsReadToo() {
    checkHolds(
      model + """
        class Box: UIView {
            var model: Model!
            override func layoutSubviews() {
                super.layoutSubviews()
                print("lays out", model.title)
            }
        }
        let model = Model(), box = Box(), A = UIViewController()
        box.model = model
        A.view.addSubview(box)
        window.rootViewController = A
        when "it changes" { model.title = "two" }
        require console contains "lays out two"
        """)
  }

  @Test func beforeIOS26AKeyDecides() {
    for (key, count) in [
      ("", 0), ("system.setInfoPlist([\"UIObservationTrackingEnabled\": true])\n", 1),
    ] {
      checkHolds(
        key + screen("model.title", in: "viewWillLayoutSubviews") + """
          when "it changes" { A.model.title = "two" }
          require count(A.viewWillLayoutSubviews) == \(count)
          """, attributes(18))
    }
  }
}
