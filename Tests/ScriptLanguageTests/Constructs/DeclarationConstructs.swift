/// Declarations of classes and members.
extension Construct {
  static let declarations = [
    Construct(
      "class",
      """
      class Point {
          var x = 1
      }
      let a = Point(), b = a
      b.x = 7
      print(a.x, a === b, a === Point())
      """,
      prints: ["7 true false"],
      slips: [
        Slip("class Point", "clas Point", "1:6", "unexpected-token"),
        Slip("class Point {", "class Point (", "3:1", "unmatched-bracket"),
      ]),
    Construct(
      "superclass",
      #"""
      class Animal {
          func sound() -> String { "none" }
          func name() -> String { "an animal of sound \(sound())" }
      }
      class Dog: Animal {
          override func sound() -> String { "woof" }
      }
      class Puppy: Dog {
          override func name() -> String { "small " + super.name() }
      }
      print(Animal().name())
      print(Dog().name())
      print(Puppy().name())
      """#,
      prints: [
        "an animal of sound none", "an animal of sound woof", "small an animal of sound woof",
      ],
      slips: [
        Slip("Dog: Animal {", "Dog; Animal {", "5:10", "unexpected-token"),
        Slip("Dog: Animal {", "Dog: 3 {", "5:12", "unexpected-token"),
        Slip("super.name", "super,name", "9:54", "unexpected-token"),
      ]),
    Construct(
      "stored properties",
      """
      class Box {
          static var count = 0
          let unit = "cm"
          var width = 2, height: Int
          lazy var area = width * height
          init(height: Int) {
              self.height = height
              Box.count += 1
          }
      }
      let box = Box(height: 3)
      print(box.width, box.height, box.unit, box.area)
      box.width = 10
      print(box.width, box.area, Box.count)
      """,
      prints: ["2 3 cm 6", "10 6 1"],
      slips: [
        Slip("height: Int\n", "height; Int\n", "4:26", "unexpected-token"),
        Slip("let unit", "lte unit", "3:5", "unexpected-token"),
        Slip("static var", "statc var", "2:5", "unexpected-token"),
      ]),
    Construct(
      "observers",
      #"""
      class Meter {
          var level = 1 {
              willSet { print("will be \(newValue), is \(level)") }
              didSet { print("was \(oldValue), is \(level)") }
          }
          var name = "m" {
              didSet(before) { print(before, "->", name) }
          }
          init() { level = 2 }
      }
      let meter = Meter()
      meter.level = 5
      meter.level += 1
      meter.name = "n"
      """#,
      prints: ["will be 5, is 2", "was 2, is 5", "will be 6, is 5", "was 5, is 6", "m -> n"],
      slips: [
        Slip("willSet {", "wilSet {", "2:19", "unexpected-token"),
        Slip("didSet {", "didset {", "4:9", "unexpected-token"),
      ]),
    Construct(
      "methods",
      """
      class Counter {
          var count = 0
          func add(_ n: Int) -> Int {
              count += n
              return count
          }
          func twice() -> Int { add(1) + self.add(2) }
          static func make() -> Counter { Counter() }
          class func zero() -> Int { make().count }
      }
      let c = Counter.make()
      print(c.add(4), c.twice(), c.count, Counter.zero())
      """,
      prints: ["4 12 7 0"],
      slips: [
        Slip("func twice", "fnc twice", "7:5", "unexpected-token"),
        Slip("func add(_", "func (_", "3:10", "unexpected-token"),
        Slip("-> Counter", "- Counter", "8:24", "unexpected-token"),
      ]),
    Construct(
      "init",
      """
      class Person {
          let name: String
          var age: Int
          init(name: String, age: Int) {
              self.name = name
              self.age = age
          }
          convenience init(name: String) { self.init(name: name, age: 30) }
          init?(digits: String) {
              guard let age = Int(digits) else { return nil }
              name = "nobody"
              self.age = age
          }
      }
      class Pupil: Person {
          let form: Int
          init(form: Int) {
              self.form = form
              super.init(name: "pupil", age: form + 6)
          }
      }
      print(Person(name: "Ann").age, Person(digits: "x") == nil, Person(digits: "12")!.age)
      print(Pupil(form: 3).name, Pupil(form: 4).age)
      """,
      prints: ["30 true 12", "pupil 10"],
      slips: [
        Slip("convenience init", "convenience intt", "8:5", "unexpected-token"),
        Slip("self.init", "self.int", "8:43", "unknown-member"),
        Slip("init(form: Int)", "init[form: Int)", "17:19", "unmatched-bracket"),
      ]),
    Construct(
      "deinit",
      """
      class Resource {
          let name: String
          init(_ name: String) { self.name = name }
          deinit { print("closed", name) }
      }
      var first: Resource? = Resource("a")
      let second = first
      first = nil
      print("still open")
      func use() {
          let local = Resource("b")
          print("using", local.name)
      }
      use()
      print("end")
      """,
      prints: ["still open", "using b", "closed b", "end"],
      slips: [
        Slip("deinit {", "denit {", "4:5", "unexpected-token"),
        Slip("deinit {", "deinit() {", "4:11", "unexpected-token"),
      ]),
    Construct(
      "override",
      #"""
      class Shape {
          var sides: Int { 0 }
          func text() -> String { "a shape of \(sides)" }
          class func kind() -> String { "shape" }
      }
      class Square: Shape {
          override var sides: Int { super.sides + 4 }
          override func text() -> String { super.text() + " equal sides" }
          override class func kind() -> String { "square" }
      }
      let shapes = [Shape(), Square()]
      for shape in shapes { print(shape.text()) }
      print(Shape.kind(), Square.kind())
      """#,
      prints: ["a shape of 0", "a shape of 4 equal sides", "shape square"],
      slips: [
        Slip("override func", "overide func", "8:5", "unexpected-token"),
        Slip("override var", "overide var", "7:5", "unexpected-token"),
      ]),
    Construct(
      "access modifiers",
      """
      public class Account {
          private(set) var balance = 0
          fileprivate static let bank = "b"
          internal func deposit(_ n: Int) { balance += n }
          private func secret() -> Int { balance * 2 }
          public func report() -> Int { secret() }
          public init() {}
      }
      private let account = Account()
      account.deposit(21)
      print(account.balance, account.report(), Account.bank)
      """,
      prints: ["21 42 b"],
      slips: [
        Slip("private(set)", "private(sat)", "2:13", "unexpected-token"),
        Slip("public class", "publc class", "1:7", "unexpected-token"),
        Slip("internal func", "intenal func", "4:5", "unexpected-token"),
      ]),
    Construct(
      "attributes",
      """
      @MainActor class Screen: UIViewController {
          @IBOutlet weak var label: UILabel?
          @objc dynamic var count = 1
          @discardableResult func bump() -> Int {
              count += 1
              return count
          }
          @available(iOS 13, *) @objc func tapped() { print("tapped", count, label == nil) }
          @IBAction func pressed(_ sender: UIButton) { bump() }
      }
      let screen = Screen()
      screen.bump()
      screen.pressed(UIButton())
      screen.tapped()
      func run(_ body: @escaping () -> Void) { body() }
      run { @MainActor in print("run") }
      """,
      prints: ["tapped 3 true", "run"],
      slips: [
        Slip("@MainActor class", "MainActor class", "1:11", "unexpected-token"),
        Slip("@objc dynamic", "@ dynamic", "3:7", "unexpected-token"),
        Slip("@discardableResult", "discardableResult", "4:5", "unexpected-token"),
      ]),
  ]
}
