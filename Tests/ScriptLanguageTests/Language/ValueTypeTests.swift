import Testing

@Suite struct ValueTypeTests {
  @Test func structuresAreCopied() {
    checkPrint(
      """
      struct Point: Equatable {
          var x: Double, y = 2.0
          var sum: Double { x + y }
          mutating func move(by d: Double) { x += d; self.y += d }
          static let origin = Point(x: 0, y: 0)
      }
      var p = Point(x: 1)
      let q = p
      p.move(by: 3)
      p.x += 1
      print(p, q, p.sum, q == Point(x: 1, y: 2), Point.origin)
      """, "Point(x: 5.0, y: 5.0) Point(x: 1.0, y: 2.0) 10.0 true Point(x: 0.0, y: 0.0)")
  }

  @Test func nestedStructuresAndElementsChangeInPlace() {
    checkPrint(
      """
      struct Size { var width = 1 }
      struct Box { var size = Size(), tags: [String] = [] }
      class Shelf { var boxes = [Box(), Box()] }
      let shelf = Shelf()
      shelf.boxes[1].size.width = 7
      shelf.boxes[0].tags.append("a")
      shelf.boxes[0].tags[0] += "b"
      print(shelf.boxes[0], shelf.boxes[1].size.width)
      var frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      frame.size.width = 5
      print(frame)
      """, "Box(size: <not simulated: full name of Size>(width: 1), tags: [\"ab\"]) 7",
      "(0.0, 0.0, 5.0, 20.0)")
  }

  @Test func constantsCannotBeChanged() {
    checkProblems(
      "struct P { var x = 1 }\nlet p = P()\np.x = 2",
      "3:1: 'p' is a constant and cannot be changed [not-assignable]")
    checkProblems(
      "let n = 1\nn += 1",
      "2:1: 'n' is a constant and cannot be assigned to [not-assignable]")
    checkProblems(
      "func f(_ a: [Int]) { a.append(1) }\nf([])",
      "1:22: 'a' is a constant and cannot be changed [not-assignable]")
  }

  @Test func structureInitializers() {
    checkPrint(
      "struct A { let n: Int; init(twice n: Int) { self.n = n * 2 } }\nprint(A(twice: 4).n)", "8")
    checkProblems(
      "struct A { let n: Int; var m = 1 }\nA(m: 2)",
      "2:1: 'A' is made without 'n:' [wrong-argument]")
    checkProblems(
      "struct A { let n: Int }\nA(n: 2, m: 3)",
      "2:1: 'A' is made with 'm:', which it does not take [wrong-argument]")
  }

  @Test func enumerations() {
    checkPrint(
      """
      enum Direction: String, CaseIterable {
          case left, right = "r"
          var opposite: Direction { self == .left ? .right : .left }
          mutating func flip() { self = opposite }
      }
      var d = Direction.left
      d.flip()
      print(d, d.rawValue, Direction(rawValue: "left")!, Direction(rawValue: "x") == nil)
      print(Direction.allCases.map { $0.rawValue })
      func show(_ d: Direction) -> String { d.opposite.rawValue }
      print(show(.right))
      enum Level: Int { case low = 3, high }
      print(Level.high.rawValue)
      """, "right r left true", "[\"left\", \"r\"]", "left", "4")
    checkProblems(
      "enum E { case red, green }\nlet e: E = .gren",
      "2:5: 'E' has no member 'gren'; did you mean 'green'? [unknown-member]")
  }

  @Test func payloads() {
    checkPrint(
      """
      enum Load { case idle, done(String), failed(code: Int, String) }
      func text(_ l: Load) -> String {
          switch l {
          case .idle: return "idle"
          case .done(let text) where text.isEmpty: return "empty"
          case .done(let text): return text
          case let .failed(code, message): return "\\(code) \\(message)"
          }
      }
      print(text(.idle), text(.done("")), text(.done("ok")), text(.failed(code: 4, "no")))
      let l = Load.failed(code: 5, "x")
      if case .failed(let code, _) = l { print(code, l) }
      guard case .idle = Load.idle else { fatalError() }
      print(l == .failed(code: 5, "x"))
      """, "idle empty ok 4 no", "5 failed(code: 5, \"x\")", "true")
    checkPrint(
      """
      struct Tag { var name: String; static func make(_ n: Int) -> Tag { Tag(name: "t\\(n)") } }
      let a: Tag = .make(3), b: Tag = .init(name: "b")
      var list: [Tag] = [.make(1)]
      list.append(b)
      print(a.name, b.name, list.map { $0.name })
      """, "t3 b [\"t1\", \"b\"]")
    checkProblems(
      "enum E { case a(Int) }\nlet e: E = .b(1)", "2:5: 'E' has no member 'b' [unknown-member]")
    checkProblems(
      "enum Load { case done(String) }\nlet l = Load.done(1, 2)",
      "2:9: '.done' takes one value, not 2 [wrong-argument]")
  }

  @Test func tuples() {
    checkPrint(
      """
      let t = (x: 1, y: "two")
      print(t.x, t.1, t)
      var (a, b) = (1, 2)
      (a, b) = (b, a)
      print(a, b)
      func minMax(_ n: [Int]) -> (min: Int, max: Int) { (n.min()!, n.max()!) }
      print(minMax([3, 1, 2]).max, (1, 2) == (1, 2))
      switch (a, b) {
      case (1, _): print("one")
      case (2, let other): print("two", other)
      default: break
      }
      """, "1 two (x: 1, y: \"two\")", "2 1", "3 true", "two 1")
    checkProblems(
      "let t = (1, 2)\nprint(t.2)", "2:7: This tuple has no element '2' [unknown-member]")
  }

  @Test func dictionaries() {
    checkPrint(
      """
      var ages = ["Ann": 30, "Bob": 20]
      ages["Cid"] = 10
      ages["Bob"] = nil
      ages["Dan", default: 0] += 1
      for (name, age) in ages { print(name, age) }
      print(ages.count, ages["Zoe"] == nil, ages["Ann"]!, ages.keys.sorted(), ages.isEmpty)
      let none: [String: Int] = [:]
      print(none, ages.removeValue(forKey: "Ann")!, ages)
      print(ages.map { "\\($0.key)=\\($0.value)" })
      """, "Ann 30", "Cid 10", "Dan 1", "3 true 30 [\"Ann\", \"Cid\", \"Dan\"] false",
      "[:] 30 [\"Cid\": 10, \"Dan\": 1]", "[\"Cid=10\", \"Dan=1\"]")
    checkProblems(
      "let d = [1: 2, 1: 3]", "1:9: The key '1' is in this dictionary twice [duplicate-key]")
  }
}
