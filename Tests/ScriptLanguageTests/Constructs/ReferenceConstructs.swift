/// Names of methods, releases, types and properties.
extension Construct {
  static let typesAndNames = [
    Construct(
      "#selector",
      """
      let one = Notification.Name("one"), two = Notification.Name("two")
      class Screen: UIViewController {
          let service = NotificationCenter.default
          override func viewDidLoad() {
              super.viewDidLoad()
              service.addObserver(self, selector: #selector(heard(_:)), name: one, object: nil)
              service.addObserver(self, selector: #selector(Screen.plain), name: two, object: nil)
          }
          @objc func heard(_ note: Notification) { print("heard", note.name == one) }
          @objc func plain() { print("plain") }
      }
      let screen = Screen()
      screen.loadViewIfNeeded()
      NotificationCenter.default.post(name: one, object: nil)
      print("then")
      NotificationCenter.default.post(name: two, object: nil)
      """,
      prints: ["heard true", "then", "plain"],
      slips: [
        Slip("#selector(heard(", "#selctor(heard(", "6:45", "unsupported-syntax"),
        Slip("#selector(heard(", "#selector(herd(", "6:55", "unknown-name"),
        Slip("#selector(Screen.plain)", "#selector(Screen.plan)", "7:55", "unknown-name"),
      ]),
    Construct(
      "if #available",
      """
      if #available(iOS 13, *) { print("13") } else { print("never") }
      if #available(iOS 999, *) { print("never") } else { print("not yet") }
      if #unavailable(iOS 13) { print("never") } else { print("available") }
      func f() -> String {
          guard #available(iOS 15.4, macOS 12, *) else { return "old" }
          return "new"
      }
      print(f())
      """,
      prints: ["13", "not yet", "available", "new"],
      slips: [
        Slip("#available(iOS 13,", "#availible(iOS 13,", "1:4", "unsupported-syntax"),
        Slip("iOS 999, *)", "iOS, *)", "2:18", "unexpected-token"),
        Slip("iOS 15.4", "iOS v15.4", "5:26", "unexpected-token"),
        Slip("#unavailable(iOS 13)", "#unavailable{iOS 13)", "3:23", "unmatched-bracket"),
      ]),
    Construct(
      "generic types",
      """
      let list: Array<Int> = [1, 2]
      let table: Dictionary<String, [Int]> = ["a": [3]]
      let maybe: Optional<Int> = 4
      let nested: Array<Array<Int>> = [[5], []]
      let empty = Array<String>()
      let task: Task<Void, Never>? = nil
      let result: Result<Int, Error> = .success(6)
      print(list, table["a"]!, maybe!, nested[0][0], nested.count, empty.isEmpty, task == nil)
      if case .success(let n) = result { print(n) }
      """,
      prints: ["[1, 2] [3] 4 5 2 true true", "6"],
      slips: [
        Slip("list: Array<Int>", "list: Array<Int", "1:21", "unexpected-token"),
        Slip("Dictionary<String, [Int]>", "Dictionary<String [Int]>", "2:30", "unexpected-token"),
        Slip("Array<Array<Int>>", "Array<Array<Int>", "4:30", "unexpected-token"),
        Slip("Optional<Int> =", "Optional<Int =", "3:25", "unexpected-token"),
      ]),
    Construct(
      "function types",
      """
      let add: (Int, Int) -> Int = { $0 + $1 }
      var action: (() -> Void)? = nil
      action?()
      action = { print("called") }
      action?()
      func make(_ n: Int) -> (Int) -> Int { return { $0 + n } }
      func twice(_ f: @escaping (Int) throws -> Int) rethrows -> Int { try f(try f(1)) }
      typealias Change = (String) -> String
      let changes: [Change] = [{ $0 + "!" }, { $0.uppercased() }]
      print(add(1, 2), make(3)(4), twice(make(10)), changes.map { $0("a") })
      """,
      prints: ["called", #"3 7 21 ["a!", "A"]"#],
      slips: [
        Slip("(Int, Int) -> Int", "(Int, Int) - Int", "1:21", "unexpected-token"),
        Slip("(() -> Void)?", "(() -> )?", "2:20", "unexpected-token"),
        Slip("(String) -> String", "(String) => String", "8:29", "unsupported-operator"),
      ]),
    Construct(
      "_ =",
      """
      var n = 0
      func next() -> Int {
          n += 1
          return n
      }
      _ = next()
      let _ = next()
      let (_, second) = (next(), next())
      _ = [1, 2].map { _ in next() }
      print(n, second)
      """,
      prints: ["6 4"],
      slips: [
        Slip("}\n_ =", "}\n_ ==", "6:1", "unexpected-token"),
        Slip("_ = [1", "_ : [1", "9:1", "unexpected-token"),
      ]),
    Construct(
      "type(of:)",
      #"""
      class Animal {
          class func kind() -> String { "animal" }
          func describe() -> String { "\(type(of: self)) \(type(of: self).kind())" }
      }
      class Dog: Animal { override class func kind() -> String { "dog" } }
      let animal: Animal = Dog()
      print(type(of: animal), Animal().describe(), animal.describe())
      print(type(of: animal) == Dog.self, type(of: 3), type(of: "a"))
      """#,
      prints: ["Dog Animal animal Dog dog", "true Int String"],
      slips: [
        Slip("type(of: animal),", "type(of; animal),", "7:14", "unexpected-token"),
        Slip(#"type(of: "a")"#, #"type(of "a")"#, "8:58", "unexpected-token"),
      ]),
    Construct(
      "key paths",
      #"""
      struct Person { var name: String, age: Int }
      let people = [Person(name: "Ann", age: 30), Person(name: "Bob", age: 20)]
      print(people.map(\.name), people.map(\.age).reduce(0, +), people.map(\.name.count))
      print(people.filter(\.name.isEmpty).count, people.map(\Person.age))
      """#,
      prints: [#"["Ann", "Bob"] 50 [3, 3]"#, "0 [30, 20]"],
      slips: [
        Slip(#"people.map(\.name),"#, #"people.map(\name),"#, "3:23", "unexpected-token"),
        Slip(#"map(\.age)"#, #"map(\.)"#, "3:40", "unexpected-token"),
        Slip(#"map(\.name.count)"#, #"map(\.nam.count)"#, "3:70", "unknown-member"),
      ]),
  ]
}
