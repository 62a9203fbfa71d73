/// Constructs of files of apps. Most scripts do not need the constructs.
extension Construct {
  static let ofFiles = [
    Construct(
      "delegating initializers",
      """
      struct Point {
          let x: Int, y: Int
          init(x: Int, y: Int) { self.x = x; self.y = y }
          init(x: Int) { self.init(x: x, y: 7) }
      }
      struct Row { var id: Int, name = "row" }
      extension Row {
          init(_ name: String) { self.init(id: name.count, name: name) }
          init?(digits: String) {
              guard let id = Int(digits) else { return nil }
              self.init(id: id)
          }
      }
      enum Side { case left, right; init(_ n: Int) { self = n < 0 ? .left : .right } }
      print(Point(x: 1).y, Row("abc").id, Row(id: 2).name, Row(digits: "12")!.id, Side(-1))
      """,
      prints: ["7 3 row 12 left"],
      slips: [
        Slip("self.init(x: x, y: 7)", "self.init(x: x, z: 7)", "4:20", "wrong-argument"),
        Slip("self.init(id: id)", "self.init(ib: id)", "11:9", "wrong-argument"),
      ]),
    Construct(
      "sets",
      """
      var seen: Set<Int> = [3, 1, 3]
      print(seen.count, seen.insert(2).inserted, seen.insert(2).inserted, seen.contains(1))
      print(seen.remove(1)!, seen.remove(9) == nil, seen.sorted(), seen == [2, 3])
      let other: Set = [2, 4]
      print(seen.union(other).sorted(), seen.intersection(other), seen.subtracting(other))
      print(seen.isSubset(of: [1, 2, 3]), seen.isDisjoint(with: [9]), Set("hello").count)
      for n in other { print(n) }
      """,
      prints: [
        "2 true false true", "1 true [2, 3] true", "[2, 3, 4] [2] [3]", "true true 4", "2", "4",
      ],
      slips: [
        Slip(
          "seen.insert(2).inserted, seen.insert", "seen.insert(2).inserte, seen.insert",
          "2:19", "unknown-member"),
        Slip("var seen", "let seen", "2:19", "not-assignable"),
        Slip("seen.intersection(other)", "seen.intersect(other)", "5:35", "unknown-member"),
      ]),
    Construct(
      "patterns that bind the same",
      """
      enum Load { case done(Int), cached(Int, at: Int), failed }
      func value(_ load: Load) -> Int {
          switch load {
          case .done(let n), .cached(let n, at: _): return n
          case .failed: return -1
          }
      }
      print(value(.done(3)), value(.cached(4, at: 1)), value(.failed))
      switch (x: 3, y: 0) {
      case (let n, 0), (0, let n): print("axis", n)
      default: print("plane")
      }
      """,
      prints: ["3 4 -1", "axis 3"],
      slips: [
        Slip(".cached(let n, at: _)", ".cached(let m, at: _)", "4:5", "unbound-variable"),
        Slip("(0, let n): print", "(0, let m): print", "10:1", "unbound-variable"),
      ]),
    Construct(
      "types in functions",
      """
      func total() -> Int {
          struct Item { var n: Int; var twice: Int { n * 2 } }
          enum Kind: Int { case small = 1, large }
          class Node { var next: Node?; let item: Item; init(_ item: Item) { self.item = item } }
          let node = Node(Item(n: 3))
          node.next = Node(Item(n: 4))
          return node.item.twice + node.next!.item.n + Kind.large.rawValue
      }
      func other() -> Int { struct Item { let n = 5 }; return Item().n }
      print(total(), other())
      """,
      prints: ["12 5"],
      slips: [
        Slip("Kind.large", "Kind.larg", "7:50", "unknown-member"),
        Slip("return Item().n", "return Item().m", "9:57", "unknown-member"),
      ]),
    Construct(
      "variables with accessors",
      """
      var base = 3
      var twice: Int { get { base * 2 } set { base = newValue / 2 } }
      var noted = 0 { didSet { print("noted", oldValue, noted) } }
      func run() {
          var half: Int { base / 2 }
          lazy var late = half * 100
          var level = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
          twice = 16
          level += 1
          noted = level
          print(half, late, level)
      }
      run()
      """,
      prints: ["will 2", "did 1", "noted 0 2", "4 400 2"],
      slips: [
        Slip("level += 1\n", "half += 1\n", "9:5", "not-assignable")
      ]),
    Construct(
      "inout",
      """
      struct Box { var n = 1, list = [1, 2] }
      func bump(_ n: inout Int, by k: Int = 1) { n += k }
      func add(_ n: Int, to list: inout [Int]) { list.append(n) }
      func failing(_ n: inout Int) throws { n = 70; throw CancellationError() }
      var a = 1, box = Box(), table = ["a": 1]
      bump(&a)
      bump(&a, by: 5)
      bump(&box.list[0])
      bump(&table["b", default: 10])
      add(3, to: &box.list)
      try? failing(&box.n)
      let half = { (n: inout Int) in n /= 2 }
      half(&a)
      swap(&a, &box.n)
      print(a, box.n, box.list, table["b"]!)
      """,
      prints: ["70 3 [2, 2, 3] 11"],
      slips: [
        Slip("var a = 1", "let a = 1", "6:7", "not-assignable"),
        Slip("_ n: inout Int, by", "_ n: Int, by", "2:38", "not-assignable"),
      ]),
    Construct(
      "subscripts",
      """
      struct Grid {
          private var cells = [1, 2, 3, 4]
          subscript(row: Int, column: Int) -> Int {
              get { cells[row * 2 + column] }
              set { cells[row * 2 + column] = newValue }
          }
          subscript(row row: Int) -> [Int] { [cells[row * 2], cells[row * 2 + 1]] }
      }
      class Store {
          private var values: [String: Int] = [:]
          subscript(key: String) -> Int? { get { values[key] } set { values[key] = newValue } }
      }
      extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
      var grid = Grid()
      grid[0, 1] = 9
      grid[1, 0] += 1
      let store = Store()
      store["a"] = 4
      store["a"]? += 1
      print(grid[0, 1], grid[1, 0], store["a"]!, store["b"] == nil, [1][safe: 4] == nil)
      """,
      prints: ["9 4 5 true true"],
      slips: [
        Slip("var grid", "let grid", "15:1", "not-assignable"),
        Slip("[1][safe: 4]", "[1][save: 4]", "20:63", "no-subscript"),
      ]),
  ]

  static let ofValues = [
    Construct(
      "key paths that are written through",
      #"""
      struct Place { var zip = "z" }
      struct Person { var name: String, place = Place(); let id = 7 }
      class Node { var person = Person(name: "q") }
      var ann = Person(name: "Ann")
      let name = \Person.name
      ann[keyPath: name] = "Bob"
      ann[keyPath: \.place.zip] += "2"
      let node = Node()
      node[keyPath: \.person.name] = "new"
      print(ann[keyPath: name], ann.place.zip, node.person.name, [ann].map { $0[keyPath: \.id] })
      """#,
      prints: ["Bob z2 new [7]"],
      slips: [
        Slip(#"\.place.zip"#, #"\.place.zap"#, "7:14", "unknown-member"),
        Slip("var ann", "let ann", "6:1", "not-assignable"),
      ]),
    Construct(
      "references to methods and initializers",
      """
      struct Row { let id: Int; init(id: Int) { self.id = id } }
      enum Load { case done(Int) }
      class Log {
          var lines: [String] = []
          func add(_ line: String) { lines.append(line) }
          func twice(_ n: Int, by k: Int) -> Int { n * k }
          func run() { ["a", "b"].forEach(add); ["c"].forEach(self.add(_:)) }
      }
      let log = Log()
      log.run()
      ["d"].forEach(log.add)
      let multiply = log.twice(_:by:), make = Row.init(id:)
      print([1, 2].map(Row.init).map(\\.id), [3].map(String.init), ["4", "x"].compactMap(Int.init))
      print(log.lines, multiply(2, 3), make(4).id, [5].map(Load.done).count, [1, 7, 2].reduce(0, max))
      """,
      prints: [
        #"[1, 2] ["3"] [4]"#, #"["a", "b", "c", "d"] 6 4 1 7"#,
      ],
      slips: [
        Slip("Row.init(id:)", "Row.init(ib:)", "12:41", "wrong-argument"),
        Slip("Load.done", "Load.don", "14:54", "unknown-member"),
      ]),
    Construct(
      "Result",
      """
      enum Problem: Error { case bad, code(Int) }
      func load(_ isFine: Bool) -> Result<Int, Problem> { isFine ? .success(4) : .failure(.code(7)) }
      print(try! load(true).get(), (try? load(false).get()) == nil)
      do { print(try load(false).get()) } catch Problem.code(let n) { print("code", n) }
      print(try! load(true).map { $0 * 2 }.get())
      let tried = Result { try load(false).get() }
      if case .failure(let error) = tried { print(error) }
      switch load(false).mapError({ _ in Problem.bad }) {
      case .success(let n): print(n)
      case .failure(.bad): print("bad")
      case .failure: print("other")
      }
      """,
      prints: ["4 true", "code 7", "8", "code(7)", "bad"],
      slips: [
        Slip(".success(4)", ".succes(4)", "2:53", "unknown-member"),
        Slip("load(true).map {", "load(true).mab {", "5:12", "unknown-member"),
      ]),
    Construct(
      "sequences of one's own",
      """
      struct Countdown: Sequence, IteratorProtocol {
          var n: Int
          mutating func next() -> Int? { guard n > 0 else { return nil }; n -= 1; return n + 1 }
      }
      struct Deck: Sequence {
          struct Iterator: IteratorProtocol {
              var i = 0
              mutating func next() -> Int? { i += 1; return i > 3 ? nil : i }
          }
          func makeIterator() -> Iterator { Iterator() }
      }
      for n in Countdown(n: 2) { print(n) }
      print(Array(Countdown(n: 3)), Deck().map { $0 * 10 }, Deck().contains(2), Set(Deck()).count)
      var rest = [1, 2].makeIterator()
      while let n = rest.next() { print(n) }
      print(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }))
      """,
      prints: ["2", "1", "[3, 2, 1] [10, 20, 30] true 3", "1", "2", "[1, 3, 9, 27]"],
      slips: [
        Slip("struct Deck: Sequence {", "struct Deck: Sequenc {", "13:44", "type-mismatch"),
        Slip("func makeIterator", "func makeIterato", "13:31", "unknown-member"),
      ]),
    Construct(
      "sets of options",
      """
      struct Edges: OptionSet {
          let rawValue: Int
          static let top = Edges(rawValue: 1 << 0), left = Edges(rawValue: 1 << 1)
          static let all: Edges = [.top, .left]
      }
      func bits(_ edges: Edges = []) -> Int { edges.rawValue }
      var edges: Edges = [.top]
      print(edges.contains(.left), edges.insert(.left).inserted, edges == .all, bits(), bits(.all))
      edges.remove(.top)
      print(edges == [.left], edges.union(.top).rawValue, edges.isEmpty, bits([.top, .left]))
      """,
      prints: ["false true true 0 3", "true 3 false 3"],
      slips: [
        Slip("edges.contains(.left)", "edges.contains(.lef)", "8:7", "unknown-member"),
        Slip("edges.remove(", "edges.remov(", "9:1", "unknown-member"),
      ]),
    Construct(
      "ranges of fractions and texts",
      """
      func band(_ x: Double) -> String {
          switch x {
          case ..<0.5: return "low"
          case 0.5...1: return "middle"
          default: return "high"
          }
      }
      print(band(0.2), band(1), band(2), (0.5..<1).contains(1), ("a"..."f").contains("c"))
      print(1...5 ~= 3, (1, 2) < (1, 3))
      """,
      prints: ["low middle high false true", "true true"],
      slips: [
        Slip("0.5...1:", "1.5...1:", "4:10", "empty-range"),
        Slip(#""a"..."f""#, #""z"..."f""#, "8:59", "empty-range"),
      ]),
    Construct(
      "observers and lazy properties of structures",
      #"""
      struct Meter {
          var changes = [String]()
          var n = 0 { willSet { print("will", newValue) } didSet { changes.append("\(oldValue)>\(n)") } }
          lazy var label = "n\(n)"
          mutating func grow() { n += 2 }
      }
      var meter = Meter()
      meter.n = 1
      meter.grow()
      let copy = meter
      meter.n = 9
      print(meter.changes, copy.changes.count, meter.label)
      """#,
      prints: ["will 1", "will 3", "will 9", #"["0>1", "1>3", "3>9"] 2 n9"#],
      slips: [
        Slip("mutating func grow", "func grow", "5:19", "not-assignable"),
        Slip("let copy = meter", "let copy = metr", "10:12", "unknown-name"),
      ]),
    Construct(
      "defaults of protocols",
      """
      protocol Counter { var count: Int { get set }; static var title: String { get } }
      extension Counter {
          static var title: String { "counter" }
          mutating func increase(by n: Int = 1) { count += n }
          var double: Int { get { count * 2 } set { count = newValue / 2 } }
      }
      struct Plain: Counter { var count = 0 }
      struct Named: Counter { var count = 5; static var title: String { "named" } }
      var plain = Plain()
      plain.increase()
      plain.increase(by: 2)
      plain.double = 20
      print(plain.count, Plain.title, Named.title)
      """,
      prints: ["10 counter named"],
      slips: [
        Slip(
          "static var title: String { \"counter\" }", "static var titel: String { \"counter\" }",
          "7:8", "missing-requirement"),
        Slip("var plain", "let plain", "10:1", "not-assignable"),
      ]),
  ]
}
