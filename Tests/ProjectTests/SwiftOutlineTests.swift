import Testing

@Suite struct SwiftOutlineTests {
  private func outline(_ text: String) -> SwiftOutline {
    SwiftOutline(SwiftToken.tokens(of: SwiftCode.read(text).code))
  }

  private func names(_ text: String, _ kind: SwiftOutline.Kind) -> [String] {
    outline(text).declarations.filter { $0.kind == kind }.map(\.name)
  }

  @Test func typesAreFoundWhereverTheyStand() {
    let text = """
      struct A<Element: B>: C where Element: D { enum E { case e } }
      extension A.E { final class F {} }
      func g() { struct H {} }
      protocol I { associatedtype J }
      typealias K = [L]
      actor M {}
      """
    #expect(names(text, .type) == ["A", "E", "F", "H", "I", "J", "K", "M"])
    #expect(names(text, .placeholder) == ["Element"])
    #expect(outline(text).bodies.map(\.type) == ["A.E", "A", "A.E.F", "A.E", "H", "I", "M"])
  }

  @Test func bodiesHaveTheirLines() {
    let bodies = outline("struct A {\n  var b: Int { 1 }\n}\n\nextension A where B == C\n{\n}")
      .bodies
    #expect(bodies.map(\.lines) == [1...3, 5...7])
  }

  @Test func membersGlobalsAndLocalsAreToldApart() {
    let text = """
      let a = 1
      func b(c d: E) { let (f, g) = h(i: 2) { j, k in } }
      class L { class func m<N>() {}; static let o = 3; var p: Int { let q = 4; return q } }
      for r in s { if case .t(let u, v: let w) = x {} }
      """
    #expect(names(text, .global) == ["a", "b", "r"])
    #expect(names(text, .member) == ["m", "o", "p"])
    #expect(names(text, .local).sorted() == ["f", "g", "j", "k", "q", "u", "w"])
    #expect(Set(names(text, .label)) == ["d", "i", "p", "v"])
  }

  @Test func membersOfExtensionsKnowTheirType() {
    let declarations = outline("extension A.B { func c() {} }\nstruct D { func e() {} }")
      .declarations
    #expect(declarations.map(\.extended) == ["A.B", nil, nil])
  }

  @Test func casesHaveTheirPayloads() {
    let text = """
      enum A {
        case b, c(Int, [D: E]), `switch`(F<G, H>)
        case i = "i",
          j
        var k: Int { switch self { case .b: 1 } }
      }
      """
    let cases = outline(text).cases
    #expect(cases.map(\.name) == ["b", "c", "switch", "i", "j"])
    #expect(cases.map(\.payload) == [0, 2, 1, 0, 0])
  }

  @Test func whatOnlyLooksLikeADeclarationIsNone() {
    #expect(outline("a.struct(b.enum); c(class: d, extension: e); let `func` = f").bodies.isEmpty)
    #expect(names("a.struct(b.enum); c(class: d, extension: e); `class` x", .type) == [])
    #expect(names("// struct A\nlet b = \"struct C\"", .type) == [])
  }

  @Test func bracesThatDoNotMatchAreNoticed() {
    #expect(outline("struct A { }").isBalanced)
    #expect(!outline("struct A { ").isBalanced)
    #expect(!outline("}").isBalanced)
  }

  @Test func switchesHaveTheirCases() {
    let text = """
      switch a {
      case .b(let c, _) where d ? e : f, .g: switch h { case .i: j; default: k }
      case let .l(m): n
      case .o: break
      case _: p
      }
      """
    let switches = SwitchReader(SwiftToken.tokens(of: SwiftCode.read(text).code)).switches()
    #expect(switches.map(\.line) == [1, 2])
    #expect(switches.map(\.hasDefault) == [true, true])
    #expect(switches[0].patterns.map(\.name) == ["b", "g", "l", "o"])
    #expect(switches[0].patterns.map(\.payload) == [2, nil, 1, nil])
    #expect(switches[1].patterns.map(\.name) == ["i"])
  }
}
