import Testing

@Suite struct FunctionValueTests {
  @Test func operatorsAndKeyPathsAreFunctions() {
    checkPrint(
      """
      struct User { var name: Name?; struct Name { var text: String } }
      print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +))
      print(["a", "bcd"].map(\\.count), [[1], []].filter(\\.isEmpty), [4].map(\\.self))
      print([User(name: User.Name(text: "Ann")), User()].compactMap(\\User.name?.text))
      """, "[3, 2, 1] 6", "[1, 3] [[]] [4]", "[\"Ann\"]")
  }

  @Test func keyPathsOfControllersAreFunctions() {
    checkPrint(
      """
      let A = UIViewController(), B = UIViewController()
      A.title = "a"
      B.title = "b"
      var list = [A, B]
      print(list.map(\\.isViewLoaded), list.filter(\\.view.isHidden).count, list.map(\\.title!)[..<1])
      list.append(contentsOf: [[A], [B]].flatMap(\\.self))
      print(list.count, list.compactMap(\\.viewIfLoaded?.superview).isEmpty)
      """, "[false, false] 0 [\"a\"]", "4 true")
  }

  @Test func initialisersThatNobodyDeclaresAreFunctions() {
    checkPrint(
      """
      struct Plain {}
      struct Named { let name: String; private let mark = 1 }
      struct Pair { var left: Int; var right = 2 }
      struct Both { var left = 3; var right = 4 }
      class Base { var number = 5 }
      class Numbered: Base { init(_ number: Int) { super.init(); self.number = number } }
      class Last: Numbered {}
      class Screen: UIViewController {}
      let plain = Plain.init
      print(plain(), ["a", "b"].map(Named.init).map(\\.name))
      let pair: (Int, Int) -> Pair = Pair.init
      let both: () -> Both = Both.init
      print(pair(1, 6).right, both().right)
      func make(_ maker: () -> Base) -> Base { maker() }
      print(make(Base.init).number, [7, 8].map(Last.init).map(\\.number))
      let screen: () -> UIViewController = Screen.init
      print(screen() is Screen)
      """, "Plain() [\"a\", \"b\"]", "6 4", "5 [7, 8]", "true")
    checkPrint(
      """
      class Card: UIView {}
      let frames = [CGRect(x: 0, y: 0, width: 3, height: 4)]
      print(frames.map(Card.init(frame:)).map(\\.frame.size.width))
      print(frames.map(UIView.init(frame:)).map(\\.frame.size.height))
      """, "[3.0]", "[4.0]")
  }

  @Test func bitsAndShifts() {
    checkPrint(
      "var n = 1\nn <<= 3\nprint(1 << 4, 6 & 3, 6 | 3, 6 ^ 3, -16 >> 2, 1 << 70, n)",
      "16 2 7 5 -4 0 8")
  }

  @Test func strides() {
    checkPrint(
      """
      for i in stride(from: 0, to: 9, by: 4) { print(i) }
      print(stride(from: 3, through: 1, by: -1).map { $0 }, stride(from: 0, through: 1, by: 0.5).map { $0 })
      """, "0", "4", "8", "[3, 2, 1] [0.0, 0.5, 1.0]")
    checkProblems(
      "stride(from: 0, to: 9, by: 0)", "1:1: A stride by 0 never ends [wrong-argument]")
    checkProblems(
      "stride(from: 0, to: 2_000_000_000, by: 1)",
      "1:1: An array of more than 100000 elements is made here [budget-exceeded]")
  }

  @Test func falseAssertionsEndTheScript() {
    checkProblems(
      "assert(1 == 1)\nassert(1 == 2, \"no\")",
      "2:1: The app crashes here, because this is false: no [fatal-error]")
    checkProblems(
      "precondition(false)", "1:1: The app crashes here, because this is false [fatal-error]")
  }

  @Test func textBecomesANumber() {
    checkPrint(
      """
      print(Double("3.5")!, Double("-1e3")!, Double(".5")!, Double("1e999")! > 1e300)
      print(Double("x") == nil, Double("") == nil, Double("1e") == nil, Double("1.5.") == nil)
      """, "3.5 -1000.0 0.5 true", "true true true true")
  }

  @Test func literalsAreOfTheirDeclaredType() {
    checkProblems(
      "let y: Int = \"a\"", "1:14: A literal of type 'String' is not of type 'Int' [type-mismatch]")
    checkProblems("let y: Bool = nil", "1:15: 'Bool' cannot be nil [type-mismatch]")
    checkProblems(
      "class A { let n: String = -2 }",
      "1:27: A literal of type 'Int' is not of type 'String' [type-mismatch]")
    checkPrint("let s: Set<Int> = [1, 1]\nprint(s.count)", "1")
    checkPrint("let d: Double = 1, n: Int? = nil\nprint(d, n == nil)", "1.0 true")
    checkPrint(
      """
      let a: Array<Double> = [1], o: Optional<Double> = 2, d: Dictionary<String, Double> = ["a": 3]
      var e = Array<Int>()
      e.append(4)
      print(a, o!, d, e)
      """, "[1.0] 2.0 [\"a\": 3.0] [4]")
  }

  @Test func endlessRecursionNamesWhatIsActive() {
    let rest = "times at once here, each time from within itself [nested-too-deep]"
    checkProblems("class A { var n: Int { n + 1 } }\nA().n", "1:24: 'n' is active 90 \(rest)")
    checkProblems("class A { lazy var m: Int = m + 1 }\nA().m", "1:29: 'm' is active 90 \(rest)")
    checkProblems(
      """
      class A { var n = 0 { didSet { other.n += 1 } }; var other: A { self } }
      let a = A()
      a.n = 1
      """, "1:32: 'n' is active 89 \(rest)")
  }
}
