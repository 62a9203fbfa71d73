import Foundation
import Testing

@testable import SiteGenerator

/// The signs of documentation in shown Swift.
@Suite struct SwiftNotationTests {
  private func check(
    _ text: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let notation = SwiftNotation(text)
    #expect(notation.completed == expected, sourceLocation: sourceLocation)
    #expect(
      notation.completed.utf8.count == text.utf8.count, sourceLocation: sourceLocation)
  }

  @Test func signsForOmittedCodeBecomeSwift() {
    check("func a() { ... }", "func a() {     }")
    check("let a = ...", "let a = xxx")
    check("let a = <#value#>", "let a = xxxxxxxxx")
    check("f(a, ...)\ng(..., a)\nh(...)", "f(a     )\ng(     a)\nh(   )")
    check("f(\n  ...\n  a: 1)", "f(\n     \n  a: 1)")
    check("case .a: …", "case .a: xxx")
    check("return ...", "return xxx")
    check("func a() { .. }", "func a() {    }")
    check("let a = // ...", "let a = xxxxxx")
    check("struct A {\n  ...\n}", "struct A {\n     \n}")
  }

  @Test func operatorsAndTextsStay() {
    for text in [
      "0...5", "0 ... 5", "a[2...]", "func f(_ x: Int...) {}", "\"a ... b\"", "// a ...",
      "/* ... /* ... */ */", "0 .. < 10", "#\"\\\"...\"#", "\"\"\"\n...\n\"\"\"", "a ?? b",
    ] {
      check(text, text)
      #expect(SwiftNotation(text).firstOmission == nil, "\(text)")
    }
  }

  @Test func interfacesGetBodies() {
    #expect(SwiftNotation("var a: Int { get }").withBodies == "var a: Int {     }")
    #expect(
      SwiftNotation("var a: Int { @inlinable mutating get async throws set }").withBodies
        == "var a: Int {"
        + String(repeating: " ", count: " @inlinable mutating get async throws set ".count) + "}")
    let body = "var a: Int { get { b } }"
    #expect(SwiftNotation(body).withBodies == body)
  }
}

@Suite(
  .enabled(
    if: SwiftCompiler(in: ProcessInfo.processInfo.environment["PATH"]) != nil,
    "there is no Swift compiler in PATH"))
struct FragmentReadingTests {
  private func check(
    _ code: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```swift\n\(code)\n```\n"])
    #expect(try folder.places() == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "case .loaded:\n  return .none", "default:\n  // …", "name: \"a\",\nvalue: 3,",
    ".package(url: \"a\", from: \"1.0.0\"),", "var a: Int { get set }\ninit()",
    "subscript(i: Int) -> Int { get }", "let a = /b+/.c", "let a = 0 ... 5",
    "a.b = = 1 // error: two signs", "a.b = = 1 ❌", "@Trace(name: \"a\")",
    "let package = Package(\n  name: \"a\",\n  targets: [])",
  ])
  func partsOfCodeAreSwift(_ code: String) throws { try check(code, []) }

  @Test func omittedCodeIsToldOnceAtItsPlace() throws {
    try check(
      "func a(_ b: Int, ...) { ... }\nlet c = …", ["Content/a.md:4:18: [omitted-code]"])
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```swift\nlet a = ...\n```\n"])
    #expect(try Command.run(["verify"], in: folder).status == 0)
  }

  @Test func aBrokenPlaceIsToldOnce() throws {
    try check("let a = = 1\nlet b = = 2", ["Content/a.md:4:8: [swift-syntax]"])
    try check("case .a:\n  let = 1", ["Content/a.md:5:7: [swift-syntax]"])
    try check("func a() { ... }\nlet b = = 2", ["Content/a.md:5:8: [swift-syntax]"])
  }

  @Test func swiftThatIsOnlyShownIsCountedWithItsReason() throws {
    let page = """
      # A

      ```swift fragment
      let = 1
      ```

      ```swift ignore="it shows Swift 7"
      let = 2
      ```

      """
    let folder = try TemporaryFolder(["Content/a.md": page])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.lastLine.hasSuffix(
        "2 Swift blocks only shown (1 fragment, 1 because \"it shows Swift 7\")"))
  }
}
