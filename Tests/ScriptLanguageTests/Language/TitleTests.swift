import Scenarios
import Testing

/// A controller stores some values only for readers.
@Suite struct TitleTests {
  @Test func theTitleIsKept() {
    checkHolds(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print(title ?? "none")
              title = "Home"
              print(title == "Home")
          }
      }
      let A = Screen()
      when "loaded" {
          window.rootViewController = A
          print(A.title!)
      }
      expect(.console) {
          console.print("none")
          console.print("true")
          console.print("Home")
      }
      """)
  }
}
