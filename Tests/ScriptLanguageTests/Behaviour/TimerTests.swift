import Scenarios
import Testing

/// The run loop holds timers, and timers hold their targets.
@Suite struct TimerTests {
  @Test func aRepeatingTimerFiresUntilItIsInvalidated() {
    checkHolds(
      """
      class Clock: UIViewController {
          var timer: Timer?
          override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          }
          override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); timer?.invalidate(); timer = nil }
          func tick() { print("tick") }
      }
      let A = Clock()
      window.rootViewController = A
      when "time passes" { system.wait(3.5) }
      expect(.console) {
          console.print("tick")
          console.print("tick")
          console.print("tick")
      }
      when "gone" { window.rootViewController = nil; system.wait(3) }
      expect(.console) { }
      """)
  }

  @Test func aTimerHoldsItsTargetUntilItHasFired() {
    checkHolds(
      #"""
      class T: UIViewController {
          @objc func tick(_ t: Timer) { print("tick \(t.isValid)") }
          override func viewDidLoad() { super.viewDidLoad()
          Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: false) }
      }
      var A: T? = T()
      A?.loadViewIfNeeded()
      A = nil
      require !A.isDeallocated
      when "x" { system.wait(1) }
      expect(.console) { console.print("tick true") }
      require A.isDeallocated
      """#)
  }
}
