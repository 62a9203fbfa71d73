/// Functions, and declarations of types other than classes.
extension Construct {
  static let typesAndFunctions = [
    Construct(
      "extension",
      """
      class Base {
          var n = 2
      }
      extension Base {
          var doubled: Int { n * 2 }
          func plus(_ m: Int) -> Int { n + m }
          static let zero = 0
      }
      extension Int {
          var squared: Int { self * self }
      }
      extension String {
          func shouted() -> String { uppercased() + "!" }
      }
      print(Base().doubled, Base().plus(3), Base.zero)
      print(7.squared, "hey".shouted())
      """,
      prints: ["4 5 0", "49 HEY!"],
      slips: [
        Slip("extension Base", "extention Base", "4:11", "unexpected-token"),
        Slip("self * self", "slf * self", "10:24", "unknown-member"),
      ]),
    Construct(
      "protocol conformance",
      #"""
      protocol Named {
          var name: String { get }
          func greet() -> String
      }
      extension Named {
          func twice() -> String { greet() + " " + greet() }
      }
      class Cat: Named {
          let name = "cat"
          func greet() -> String { "I am a \(name)" }
      }
      struct Fish: Named {
          var name: String { "fish" }
          func greet() -> String { "blub" }
      }
      let all: [Named] = [Cat(), Fish()]
      for one in all { print(one.name, one.twice()) }
      print(all[0] is Named, all[0] is Cat, all[1] is Cat)
      """#,
      prints: ["cat I am a cat I am a cat", "fish blub blub", "true true false"],
      slips: [
        Slip("Cat: Named", "Cat: Namd", "8:7", "unknown-name"),
        Slip(
          #"func greet() -> String { "I am"#, #"func great() -> String { "I am"#,
          "8:7", "missing-requirement"),
        Slip("{ get }", "{ gt }", "2:24", "unexpected-token"),
        Slip("protocol Named", "protcol Named", "1:9", "unexpected-token"),
      ]),
    Construct(
      "enum",
      #"""
      enum Suit: String, CaseIterable {
          case hearts, spades = "S"
          var isRed: Bool { self == .hearts }
      }
      enum Load {
          case idle
          case done(Int, by: String)
          func text() -> String {
              switch self {
              case .idle: return "idle"
              case .done(let n, by: let who): return "\(n) by \(who)"
              }
          }
      }
      print(Suit.spades.rawValue, Suit.hearts.rawValue, Suit.hearts.isRed, Suit.allCases.count)
      print(Suit(rawValue: "S") == .spades, Suit(rawValue: "x") == nil)
      print(Load.idle.text(), Load.done(3, by: "me").text())
      """#,
      prints: ["S hearts true 2", "true true", "idle 3 by me"],
      slips: [
        Slip("case hearts,", "cas hearts,", "2:5", "unexpected-token"),
        Slip("Load.idle.text", "Load.idel.text", "17:7", "unknown-member"),
        Slip("Suit.spades", "Suit.spade", "15:7", "unknown-member"),
      ]),
    Construct(
      "struct",
      """
      struct Size {
          var width = 1
          var height: Int
          var area: Int { width * height }
          mutating func grow(by n: Int = 1) { width += n }
          static let unit = Size(height: 1)
      }
      var a = Size(height: 5)
      let b = a
      a.grow(by: 2)
      a.height = 6
      print(a, b, a.area, Size.unit.area)
      print(Size(width: 2, height: 5).area)
      """,
      prints: ["Size(width: 3, height: 6) Size(width: 1, height: 5) 18 1", "10"],
      slips: [
        Slip("struct Size", "strct Size", "1:7", "unexpected-token"),
        Slip("mutating func", "mutatng func", "5:5", "unexpected-token"),
        Slip("Size(width: 2", "Size(width; 2", "13:17", "unexpected-token"),
      ]),
    Construct(
      "func with labels",
      #"""
      func move(from start: Int, to end: Int, _ note: String) -> String { "\(note) \(end - start)" }
      func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
      func nothing() {}
      print(move(from: 2, to: 9, "by"), sum(), sum(1, 2, 3))
      nothing()
      """#,
      prints: ["by 7 0 6"],
      slips: [
        Slip("func move", "fun move", "1:5", "unexpected-token"),
        Slip("to end:", "to end", "1:35", "unexpected-token"),
        Slip("from: 2", "form: 2", "4:7", "wrong-argument"),
        Slip("-> Int", "=> Int", "2:29", "unsupported-operator"),
      ]),
    Construct(
      "func with defaults",
      """
      func greet(_ name: String = "you", times: Int = 1, mark: String = ".") -> String {
          String(repeating: name, count: times) + mark
      }
      print(greet(), greet("ho", times: 3), greet(mark: "!"), greet(times: 2, mark: "?"))
      """,
      prints: ["you. hohoho. you! youyou?"],
      slips: [
        Slip("times: Int =", "times: Int ==", "1:47", "unexpected-token"),
        Slip(#"mark: "!""#, #"mrak: "!""#, "4:39", "wrong-argument"),
      ]),
  ]
}
