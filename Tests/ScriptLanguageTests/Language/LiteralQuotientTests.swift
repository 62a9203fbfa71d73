import Testing

/// A quotient of integer literals has a fraction if the context is a number with a fraction.
@Suite struct LiteralQuotientTests {
  @Test func declaredTypesDecide() {
    checkPrint(
      """
      typealias Seconds = Double
      class Box {
          var part: CGFloat = 1 / 4
          static let whole: Double = 3 / 2
          var parts: [Double] = [1 / 2, 2]
          func half(_ n: CGFloat = 1 / 2) -> CGFloat { n }
          var third: Double { 1 / 4 }
      }
      func quarter() -> Double { return 1 / 4 }
      let a: CGFloat = 393 / 2 - 1, b: Double? = 1 / 2, c: (Double, Int) = (1 / 2, 1 / 2)
      let n = 1 / 2
      var box = Box()
      print(a, b!, c, n, box.part, Box.whole, box.parts, box.half(), box.third, quarter())
      box.part = 7 / 2
      print(box.part, box.half(5 / 2), "\\(7 / 2)", 7 / 2)
      """, "195.5 0.5 (0.5, 0) 0 0.25 1.5 [0.5, 2.0] 0.5 0.25 0.25", "3.5 2.5 3 3")
  }

  @Test func parametersDecide() {
    checkPrint(
      """
      struct Point { var x: Int; var d: Double }
      class Ruler {
          let unit: Double
          init(unit: Double) { self.unit = unit }
          func scaled(by factor: Double, times: Int = 1) -> Double { unit * factor }
      }
      func twice(_ d: Double) -> Double { d * 2 }
      func whole(_ n: Int) -> Int { n }
      let ruler = Ruler(unit: 1 / 2), point = Point(x: 3 / 2, d: 3 / 2)
      let function: (Double) -> Double = twice
      print(twice(1 / 4), whole(7 / 2), ruler.unit, ruler.scaled(by: 1 / 2, times: 5 / 2))
      print(point.x, point.d, function(1 / 2), Ruler.init(unit: 3 / 2).unit)
      """, "0.5 3 0.5 0.25", "1 1.5 1.0 1.5")
  }

  @Test func operandsDecide() {
    checkPrint(
      """
      func area(_ x: Double) { print(x * (1 / 2), 1 / 2 * x, x > 1 / 2, 1 / 2 + 1 / 4 < x) }
      area(0.6)
      let count = 3
      print(4.0 * (1 / 2), 1 / 2 * 4.0, Double(count) * (1 / 2), count * (1 / 2))
      let other = 3.0
      print(max(1 / 2, 0.25), true ? 1 / 2 : 0.5, abs(1 / 2 - 1.0), -(1 / 2) * other)
      let size = CGSize(width: 3, height: 3), half = size.width * (1 / 2)
      print(half * (1 / 2), size.height > 7 / 2, Double(1 / 2), max(1 / 2, 2 / 3))
      """, "0.3 0.3 true false", "2.0 2.0 1.5 0", "0.5 0.5 0.5 -1.5", "0.75 false 0.0 0")
  }

  /// If no declaration tells the type, the value tells the type.
  @Test func valuesDecide() {
    checkPrint(
      """
      class Box { var part: Double? = 3 / 4; var count: Int? = 3 }
      let box = Box(), list: [Double] = [1 / 2, 1], twice = { (d: Double) in d * 2 }
      print(list.map { $0 * (1 / 2) }, [4, 5].map { $0 * (1 / 2) }, list.map { 1 / 2 * $0 + 1 })
      if let part = box.part { print(part + 1 / 4, 1 / 4 < part, part == 3 / 4) }
      if let count = box.count { print(count + 1 / 4, 1 / 4 < count, 7 / 2 == count) }
      print(list.contains(1 / 2), list.reduce(1 / 2, +), twice(1 / 4))
      """, "[0.25, 0.5] [0, 0] [1.25, 1.5]", "1.0 true true", "3 true true", "true 2.0 0.5")
  }

  @Test func uikitDecides() {
    checkPrint(
      """
      let v = UIView(frame: CGRect(x: 1 / 2, y: 0, width: 393 / 2, height: 100 / 3 + 1))
      v.alpha = 1 / 2
      print(v.frame.width, v.frame.minX, v.alpha)
      v.tag = 7 / 2
      print(v.tag)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 2) { print("half") }
      Timer.scheduledTimer(withTimeInterval: 3 / 4, repeats: false) { _ in print("fired") }
      system.wait(2 / 5)
      print("early")
      system.wait(1)
      """, "196.5 0.5 0.5", "3", "early", "half", "fired")
  }

  /// The author's names decide nothing, even if UIKit has the same names.
  @Test func ownNamesDecideNothing() {
    checkPrint(
      """
      struct Theme {
          var alpha = 1
          static var scale = 3
          static var ratio: Double = 1
      }
      let alpha = 1 / 2, theme = Theme(alpha: 7 / 2), view = UIView()
      print(alpha, alpha + 1 / 2, theme.alpha, Theme.scale + 1 / 2, Theme.ratio + 1 / 2)
      Theme.scale = 7 / 2
      Theme.ratio = 7 / 2
      view.alpha = 1 / 2
      print(Theme.scale, Theme.ratio, view.alpha, view.alpha + 1 / 4)
      func spacing(width: Int) -> Int { width }
      struct Grid { func cells(x: Int, y: Int) -> Int { x + y } }
      print(spacing(width: 7 / 2), Grid().cells(x: 7 / 2, y: 1 / 2))
      """, "0 0 3 3 1.5", "3 3.5 0.5 0.75", "3 3")
  }

  @Test func inheritedPropertiesDecide() {
    checkPrint(
      """
      class Dimmed: UIView { func dim() { alpha = 1 / 2; self.tag = 7 / 2 } }
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.alpha = 3 / 4
              preferredContentSize.width = 7 / 2
          }
      }
      let dimmed = Dimmed(), screen = Screen()
      dimmed.dim()
      screen.loadViewIfNeeded()
      print(dimmed.alpha, dimmed.tag, screen.view.alpha, screen.preferredContentSize.width)
      """, "0.5 3 0.75 3.5")
  }

  @Test func signaturesDecide() {
    checkPrint(
      """
      typealias Seconds = Double
      func twice(_ seconds: Seconds) -> Seconds { seconds * 2 }
      var shares: [String: Double] = [:]
      shares.updateValue(1 / 2, forKey: "a")
      let frame = CGRect(x: 1 / 2, y: 0, width: 7 / 2, height: 7 / 2).insetBy(dx: 1 / 2, dy: 0)
      print(floor(7 / 2), round(7 / 2), sqrt(9 / 4), pow(1 / 2, 2), max(7 / 2, 1))
      print(twice(7 / 2), shares["a"]!, frame.minX, [1, 2].prefix(3 / 2).count)
      """, "3.0 4.0 1.5 0.25 3", "7.0 0.5 1.0 1")
  }

  @Test func checksKnowNumbersWithFractions() {
    checkHolds(
      """
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 393 / 2, height: 10))
      require v.frame.width == 393 / 2
      require v.frame.width == 196.5
      """)
  }

  @Test func longChainsAreNoProblem() {
    let chain = Array(repeating: "1 / 1", count: 400).joined(separator: " + ")
    checkPrint("let x: Double = \(chain)\nprint(x)", "400.0")
  }
}
