import Testing
import TraceRendering

@Suite struct HighlighterTests {
  private func check(
    _ code: String, _ html: String, _ dialect: SwiftHighlighter.Dialect = .swift,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(SwiftHighlighter.html(code, dialect: dialect) == html, sourceLocation: sourceLocation)
  }

  /// The source of a highlighted text.
  private func source(of html: String) -> String {
    var bytes: [UInt8] = []
    var isInTag = false
    for byte in html.utf8 {
      if byte == UInt8(ascii: "<") { isInTag = true }
      if !isInTag { bytes.append(byte) }
      if byte == UInt8(ascii: ">") { isInTag = false }
    }
    return String(decoding: bytes, as: UTF8.self)
      .replacingAll("&lt;", "<").replacingAll("&gt;", ">").replacingAll("&amp;", "&")
  }

  @Test func wordsAreToldApart() {
    check(
      "let a = View()",
      #"<span class="k">let</span> a = <span class="t">View</span>()"#)
    check("push(a)", #"<span class="f">push</span>(a)"#)
    check("@objc #selector", #"<span class="a">@objc</span> <span class="a">#selector</span>"#)
  }

  @Test func membersLabelsAndNamesInBackticksAreNoKeywords() {
    check(".default", ".default")
    check("prepare(for: a, in: b)", #"<span class="f">prepare</span>(for: a, in: b)"#)
    check("`class`", "`class`")
  }

  @Test func aPointAtTheEndOfACommentMakesNoMember() {
    check("// a.\nif", "<span class=\"c\">// a.</span>\n<span class=\"k\">if</span>")
  }

  @Test func wordsOfScenariosAreKeywordsOnlyThere() {
    check("when", "when")
    check("when", #"<span class="k">when</span>"#, .scenario)
  }

  @Test func codeInsideAStringIsCode() {
    check(
      #""a\(f("x"))b""#,
      #"<span class="s">"a\(</span><span class="f">f</span>(<span class="s">"x"</span>)"#
        + #")<span class="s">b"</span>"#)
  }

  @Test func rawStringsEndAtTheirOwnDelimiter() {
    check(
      ##"#"a "b" \(c) \#(d)"#"##,
      ##"<span class="s">#"a "b" \(c) \#(</span>d)<span class="s">"#</span>"##)
  }

  @Test func anOpenStringEndsWithItsLine() {
    check("\"a\nlet", "<span class=\"s\">\"a</span>\n<span class=\"k\">let</span>")
  }

  @Test func aSlipSpoilsNoFurtherCode() {
    check("a × ( let", #"a × ( <span class="k">let</span>"#)
    check("f() { … }\nlet", "<span class=\"f\">f</span>() { … }\n<span class=\"k\">let</span>")
    check(
      "\"a\\(b\nlet",
      "<span class=\"s\">\"a\\(</span>b\n<span class=\"k\">let</span>")
  }

  @Test func regularExpressionsAreLiterals() {
    check(
      #"a / b; c(/let "\d"/)"#,
      ##"a / b; <span class="f">c</span>(<span class="s">/let "\d"/</span>)"##)
  }

  @Test func namesThatCanBeModifiersAreNames() {
    check("let prefix", #"<span class="k">let</span> prefix"#)
    check("prefix(a)", #"<span class="f">prefix</span>(a)"#)
    check("final class", #"<span class="k">final</span> <span class="k">class</span>"#)
  }

  @Test func blockCommentsNest() {
    check("/* /* */ */a", #"<span class="c">/* /* */ */</span>a"#)
    check("/* a", #"<span class="c">/* a</span>"#)
  }

  @Test func aRangeIsNoDecimalPoint() {
    check(
      "0xFF 1.5e-3 1...5",
      #"<span class="n">0xFF</span> <span class="n">1.5e-3</span> <span class="n">1</span>..."#
        + #"<span class="n">5</span>"#)
  }

  @Test func markupIsEscaped() {
    check("a<b>&c", "a&lt;b&gt;&amp;c")
    check("\"<script>\"", #"<span class="s">"&lt;script&gt;"</span>"#)
  }

  @Test func noCharacterIsLostInRandomTexts() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let parts = [
      "\"", "\"\"\"", "#", "\\(", "\\#(", "(", ")", "/*", "*/", "//", "\n", "\r\n", "@", "`", "0x",
      "1.5", "...", "let ", "View", "<", ">", "&", "é", "👩🏽‍🚀", "\u{0}", "\\", " ", "self.", "e-",
    ]
    for _ in 0..<4000 {
      var code = ""
      for _ in 0..<random(30) {
        if random(5) == 0 {
          code += String(decoding: [UInt8(random(256)), UInt8(random(256))], as: UTF8.self)
        } else {
          code += parts[random(parts.count)]
        }
      }
      let dialect: SwiftHighlighter.Dialect = random(2) == 0 ? .swift : .scenario
      #expect(source(of: SwiftHighlighter.html(code, dialect: dialect)) == code)
    }
  }

  @Test func manyNumberSignsAreScannedOnce() {
    let code = String(repeating: "#", count: 200_000)
    #expect(SwiftHighlighter.html(code) == code)
  }
}

extension String {
  fileprivate func replacingAll(_ old: String, _ new: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: old.utf8) {
        result.append(contentsOf: new.utf8)
        index += old.utf8.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
