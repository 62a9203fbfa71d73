import Diagnostics
import Scenarios
import SwiftSubset
import Testing

/// Tests the promises of the parser as a whole.
@Suite struct ParserTests {
  static let screen = ##"""
    import UIKit
    // A screen with a bit of everything ✅
    @MainActor final class Detail: UIViewController, UITextFieldDelegate {
      private var task: Task<Void, Never>?, count = 0 { didSet { label.text = "\(count) of \("n")" } }
      lazy var label: UILabel = { let l = UILabel(); l.alpha = 0.5; return l }()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let window = view.window, window.bounds.width >= 320 else { return }
        task = Task { [weak self] in
          for await value in stream.values where value != nil { self?.update(value!) }
        }
        UIView.animate(withDuration: 0.3) { self.view.alpha = 1 } completion: { _ in print(#"\d"#) }
      }
      deinit { task?.cancel() }
    }
    enum Mode: Int { case compact = 1, regular; case custom(Int, name: String) }
    let nav = UINavigationController(Detail(), Detail())
    switch mode {
    case .custom(let n, _) where n > 1, .compact: nav.popViewController(animated: true)
    case .regular: do { try f() } catch let e as Oops { throw e } catch { }
    default: break
    }
    if #available(iOS 15, *), case .custom(let n, _)? = mode, let x = xs.map({ $0 + 1 }).first {
      x as? Int ?? 0 < n ? a[1...] : b[..<2]
    }
    let text = """
      one \(two)
      three
      """
    """##

  @Test func aWholeScreenParses() throws {
    let statements = try Parser.parse([UInt8](Self.screen.utf8))
    #expect(statements.count == 7)
  }

  @Test func everyPrefixParsesOrThrowsAnErrorThatLiesInIt() {
    let bytes = [UInt8](Self.screen.utf8)
    for count in bytes.indices {
      do throws(ScriptError) {
        _ = try Parser.parse([UInt8](bytes[..<count]))
      } catch {
        let range = error.diagnostic.range
        #expect(range.start >= 0 && range.start <= range.end && range.end <= count)
      }
    }
  }

  @Test func everySuffixParsesOrThrows() {
    let bytes = [UInt8](Self.screen.utf8)
    for start in bytes.indices { try? _ = Parser.parse([UInt8](bytes[start...])) }
  }

  @Test func everyDeletionAndEveryReplacementParsesOrThrows() {
    let bytes = [UInt8](Self.screen.utf8)
    let replacements = [UInt8]("({[\")}]\\?<>.:#@$`0\n".utf8) + [0, 0xFF, 0xE2]
    for index in bytes.indices {
      var changed = bytes
      changed[index] = replacements[index % replacements.count]
      try? _ = Parser.parse(changed)
      changed.remove(at: index)
      try? _ = Parser.parse(changed)
    }
  }

  @Test(arguments: [
    ["(", ")"], ["[", "]"], ["f(", ")"], ["f { ", " }"], ["f({ ", " })"], ["if a { ", " }"],
    ["!", ""], ["a ? b : ", ""], ["\"\\(", ")\""], ["func f() { ", " }"], ["a = ", ""],
    ["class A { var b = { ", " }() }"], ["switch a { case 1: ", " }"], ["try ", ""],
    ["if a { } else ", ""], ["func f(a: Int = { ", " }) { }"],
  ])
  func deepNestingIsAnError(brackets: [String]) {
    let depth = 5_000
    let opening = String(repeating: brackets[0], count: depth)
    let closing = String(repeating: brackets[1], count: depth)
    expectTooDeep(opening + "a" + closing)
  }

  @Test(arguments: [".b", "()", " + b", "!", " as B", "[0]", "() { }"])
  func longChainsAreAnError(link: String) {
    expectTooDeep("a" + String(repeating: link, count: 5_000))
    check("a" + String(repeating: ".b", count: 3), "(.b (.b (.b a)))")
  }

  @Test func deepTypesAndPatternsAreAnError() {
    let many = 5_000
    expectTooDeep(
      "let a: " + String(repeating: "[", count: many) + String(repeating: "]", count: many))
    expectTooDeep("let a: Int" + String(repeating: "?", count: many))
    expectTooDeep(
      "if case " + String(repeating: "(", count: many) + "a" + String(repeating: ")", count: many)
        + " = b { }")
  }

  func expectTooDeep(_ text: String) {
    do throws(ScriptError) {
      _ = try Parser.parse([UInt8](text.utf8))
      Issue.record("parsed")
    } catch {
      #expect(error.diagnostic.id == "nesting-too-deep")
    }
  }

  @Test func sixtyNestedClosuresParse() throws {
    let text = String(repeating: "f { ", count: 60) + String(repeating: " }", count: 60)
    #expect(try Parser.parse([UInt8](text.utf8)).count == 1)
  }

  @Test func aGrammarOnTopCanLookAheadAndBackTrack() throws {
    var parser = try Parser([UInt8]("a\nwhen \"b\" { c; d }\nrequire e == f".utf8))
    #expect(SyntaxPrinter.print(try parser.parseStatement()) == "a")
    #expect(parser.at(word: "when"))
    let start = parser.position
    parser.advance()
    #expect(SyntaxPrinter.print(try parser.parseExpression()) == #""b""#)
    #expect(SyntaxPrinter.print(try parser.parseBlock()) == "c d")
    parser.position = start
    #expect(parser.text(of: parser.current) == "when")
    #expect(parser.peek().kind == .string)
    #expect(parser.peek(99).kind == .endOfFile)
    parser.position = 99
    #expect(parser.at(.endOfFile))
    #expect(parser.advance().kind == .endOfFile)
    parser.position = -1
    #expect(parser.position == 0)
  }

  @Test func rangesCoverWhatWasWritten() throws {
    let text = "let a = b.c(1)\nfoo(bar: [x])"
    let statements = try Parser.parse([UInt8](text.utf8))
    #expect(statements.map(\.range) == [SourceRange(0, 14), SourceRange(15, 28)])
    guard case .expression(let call) = statements[1].kind, case .call(_, let arguments) = call.kind
    else { return #expect(Bool(false)) }
    #expect(arguments[0].value.range == SourceRange(24, 27))
  }
}
