import Testing

@Suite struct ClassTests {
  private let animals = """
    class Animal {
        var legs = 4
        let name: String
        init(name: String) { self.name = name }
        convenience init() { self.init(name: "nobody") }
        func speak() -> String { "\\(name) is silent" }
    }
    class Dog: Animal {
        var tricks: [String] = []
        override init(name: String) { super.init(name: "dog " + name) }
        override func speak() -> String { super.speak() + ", then barks" }
    }

    """

  @Test func overrideReachesSuperAndInheritedState() {
    checkPrint(
      animals + "let d = Dog(name: \"Rex\")\nd.legs -= 1\nprint(d.speak(), d.legs)",
      "dog Rex is silent, then barks 3")
  }

  @Test func initializersAreInheritedAndDelegate() {
    checkPrint(
      animals + "print(Animal().speak())\nprint(Animal(name: \"Tom\").name)", "nobody is silent",
      "Tom")
    checkProblems(
      animals + "Dog(title: \"x\")",
      "13:1: 'Dog' is called without 'name:' [wrong-argument]")
  }

  @Test func failableInitializerGivesNil() {
    checkPrint(
      """
      class Even { let n: Int; init?(_ n: Int) { if n % 2 == 1 { return nil }; self.n = n } }
      print(Even(3) == nil, Even(4)!.n)
      """, "true 4")
  }

  @Test func observersSeeOldAndNewValueButNotInInit() {
    checkPrint(
      """
      class Counter {
          var value = 0 {
              willSet { print("will", value, newValue) }
              didSet(before) { print("did", before, value) }
          }
          init() { value = 1 }
      }
      let c = Counter()
      c.value += 1
      """, "will 1 2", "did 1 2")
  }

  @Test func computedAndLazyProperties() {
    checkPrint(
      """
      class Box {
          var width = 2.0
          var area: Double { get { width * width } set { width = newValue / 2 } }
          lazy var label: String = { print("made"); return "box" }()
      }
      let b = Box()
      b.area = 10
      print(b.area, b.label, b.label)
      """, "made", "25.0 box box")
    checkProblems(
      "class A { var x: Int { 1 } }\nlet a = A()\na.x = 2",
      "3:1: 'x' has no setter [not-assignable]")
  }

  @Test func deinitializerRunsWhenTheLastReferenceGoes() {
    checkPrint(
      """
      class Node { let name: String; var next: Node?; init(_ n: String) { name = n }
          deinit { print("gone", name) } }
      var a: Node? = Node("a")
      a?.next = Node("b")
      let kept = a?.next
      a = nil
      print("after")
      """, "gone a", "after")
  }

  @Test func weakReferenceBecomesNilAndUnownedIsAnError() {
    checkPrint(
      """
      class Owner { weak var friend: Owner? }
      let one = Owner()
      var two: Owner? = Owner()
      one.friend = two
      print(one.friend != nil)
      two = nil
      print(one.friend == nil)
      """, "true", "true")
    checkProblems(
      """
      class Owner { var n = 1 }
      var o: Owner? = Owner()
      let f = { [unowned o] in print(o!.n) }
      o = nil
      f()
      """, "3:32: A nil value is unwrapped here [found-nil]")
  }

  @Test func extensionsAddMembersAndConformances() {
    checkPrint(
      """
      protocol Named { var name: String { get } }
      extension Named { func greet() { print("hello", name) } }
      class Person { let first = "Ann" }
      extension Person: Named { var name: String { first } }
      extension UIViewController { func describe() { print(type(of: self), isViewLoaded) } }
      class Detail: UIViewController {}
      Person().greet()
      Detail().describe()
      UIViewController().describe()
      print(Person() is Named, (Person() as? Named)?.name ?? "-")
      """, "hello Ann", "Detail false", "UIViewController false", "true Ann")
  }

  @Test func staticMembersAndNestedTypes() {
    checkPrint(
      """
      class Screen {
          enum State { case idle, busy }
          static let shared = Screen()
          static var count = 0
          static func make() -> Screen { count += 1; return Screen() }
          class var title: String { "screen" }
          var state: State = .idle
      }
      _ = Screen.make()
      Screen.count += 5
      Screen.shared.state = .busy
      print(Screen.count, Screen.shared.state, Screen.shared === Screen.shared, Screen.title)
      print(Screen.shared.state == Screen.State.busy)
      """, "6 busy true screen", "true")
    checkProblems(
      "class Screen { static let shared = 1 }\nprint(Screen.sharde)",
      "2:7: 'Screen' has no member 'sharde'; did you mean 'shared'? [unknown-member]")
  }

  @Test func unknownMembersAndCirclesAreErrors() {
    checkProblems(
      animals + "Dog(name: \"x\").speek()",
      "13:16: 'Dog' has no method 'speek'; did you mean 'speak'? [unknown-member]")
    checkProblems(
      "class A: B {}\nclass B: A {}", "1:7: 'A' inherits from itself [circular-inheritance]")
    checkProblems(
      "class A {}\nclass A {}", "2:7: 'A' is declared twice [duplicate-name]")
    checkProblems("super.f()", "1:1: 'super' is used outside a class [unknown-name]")
  }

  @Test func selfIsImplicitInMembersAndClosures() {
    checkPrint(
      """
      class A {
          var n = 1
          func add() { n += 1; let f = { self.n += 10 }; f() }
          func twice() { add(); self.add() }
      }
      let a = A()
      a.twice()
      print(a.n)
      """, "23")
  }
}
