import Testing

/// Values that no compiler puts where a declared type stands, and implicitly unwrapped nil.
@Suite struct ValueRuleTests {
  private func ids(_ body: String, _ members: String = "") -> [String] {
    outcome(
      of: """
        func twice(_ n: Int) -> Int { n * 2 }
        class S: UIViewController {
            let n = 3
            var maybe: Int!
            var names: [String] = []
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
        }
        let s = S()
        when "x" { window.rootViewController = s }
        require s.isViewLoaded
        """
    ).problems.map { String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...]) }
  }

  @Test(arguments: [
    "print(twice(2.5))", "names.append(3)", "let half: Double = n / 2; print(half)",
    "view.alpha = n", "title = 3", "view.isHidden = 1",
  ])
  func anotherTypeIsRefused(body: String) { #expect(!ids(body).isEmpty) }

  @Test(arguments: [
    "print(twice(2))", "names.append(\"a\")", "let half: Double = Double(n) / 2; print(half)",
    "view.alpha = CGFloat(n)", "view.alpha = 1", "title = \"3\"", "let m: Int = n / 2; print(m)",
    "var w: CGFloat = 1; w += 2; view.alpha = w", "title = nil",
    "let t: TimeInterval = 3; print(t)",
    "maybe = 4; let m: Int = maybe; print(m)", "let m: Int? = maybe; print(m as Any)",
  ])
  func theTypeIsAccepted(body: String) { #expect(ids(body) == []) }

  @Test func nilIsNoValue() {
    #expect(ids("let m: Int = maybe; print(m)") == ["[found-nil]"])
  }

  @Test func propertiesAreDeclaredOnce() {
    #expect(ids("", "var a = 1; var a = 2") == ["[duplicate-name]"])
    #expect(ids("", "static var a = 1; var a = 2") == [])
    #expect(ids("", "weak var a: Int?") == ["[type-mismatch]"])
    #expect(ids("", "weak var a: UIView?") == [])
  }
}
