import Testing

/// The parts of a value without simulation are values without simulation.
@Suite struct OpaqueTupleTests {
  @Test func whatATaskAwaits() {
    checkPrint(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              Task {
                  let (data, _) = try await URLSession.shared.data(from: url)
                  self.show(data)
                  print("shown")
              }
          }
          func show(_ data: Data) {}
      }
      window.rootViewController = Screen()
      """, "shown")
  }

  @Test func partsOfParts() {
    checkPrint(
      """
      let (a, (b, c)) = service.pair
      var d = 1
      (d, _) = service.make()
      switch service.state { case let (x, y): print("taken") }
      for (key, value) in [service.pair] { print(key, value) }
      let pair = service.pair
      let (first, _) = pair
      func same(_ x: Any, _ y: Any) { print("called") }
      same(first, pair.0)
      """, "taken", "<not simulated: 0> <not simulated: 1>", "called")
  }

  @Test func whatIsKnownIsNoTuple() {
    checkProblems("let (a, b) = 3", "1:5: Int is not a tuple of 1 or more [type-mismatch]")
    checkProblems("func f() { let (a, b) = (1, 2, 3) }\nf()")
  }
}
