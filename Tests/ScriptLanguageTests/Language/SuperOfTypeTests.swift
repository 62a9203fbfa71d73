import Testing

/// Tests `super` in members of the type itself, and `Self`.
struct SuperOfTypeTests {
  @Test func aMethodOfTheTypeCallsThatOfItsSuperclass() {
    checkPrint(
      """
      class Base {
        static var log: [String] = []
        class func setUp(_ name: String = "none") { log.append("base " + name + " " + kind) }
        class var kind: String { "base" }
      }
      class Sub: Base {
        override class func setUp(_ name: String) { super.setUp(name); super.setUp() }
        override class var kind: String { "sub of " + super.kind }
      }
      Sub.setUp("x")
      print(Base.log)
      """, #"["base x sub of base", "base none sub of base"]"#)
  }

  @Test func aPropertyOfTheTypeIsSetThroughSuper() {
    checkPrint(
      """
      class Base {
        static var stored = 1
        class var twice: Int { get { stored * 2 } set { stored = newValue / 2 } }
      }
      class Sub: Base {
        override class var twice: Int { get { super.twice } set { super.twice = newValue + 2 } }
        class func raise() { super.stored += 1 }
      }
      Sub.twice = 8
      Sub.raise()
      print(Sub.twice, Base.stored)
      """, "12 6")
  }

  @Test func aMethodThatNoSuperclassHasIsNoted() {
    checkProblems(
      """
      class Base { class func setUp() {} }
      class Sub: Base { override class func setUp() { super.setUpp() } }
      Sub.setUp()
      """, "2:49: 'Base' has no method 'setUpp'; did you mean 'setUp'? [unknown-member]")
  }

  @Test func selfWithACapitalIsTheClassOfTheObject() {
    checkPrint(
      """
      protocol Named: AnyObject {}
      extension Named { var named: String { "\\(Self.self)" } }
      class Base: Named {
        enum Kind { case a, b }
        class var kind: String { "base" }
        required init() {}
        func ask() -> String { Self.kind }
        func other() -> Base { Self() }
        class func made() -> Base { self.init() }
        static func asked() -> String { Self.kind }
        var nested: Kind { Self.Kind.b }
      }
      class Sub: Base { override class var kind: String { "sub" } }
      let a = Sub()
      print(a.ask(), a.other().ask(), Sub.made().ask(), Sub.asked(), a.named, a.nested)
      """, "sub sub sub sub Sub b")
  }

  @Test func aClosureThatNamesSelfWithACapitalDoesNotHoldTheObject() {
    checkHolds(
      """
      class Screen: UIViewController {
        class var kind: String { "screen" }
        var later: (() -> Void)?
        func keep() { later = { print(Self.kind) } }
      }
      class Sub: Screen { override class var kind: String { "sub" } }
      var A: Sub? = Sub()
      when "kept" { A?.keep(); A?.later?(); A = nil }
      require console contains "sub"
      require A.isDeallocated
      """)
  }
}
