import Foundation
import Testing

@testable import SiteGenerator

/// Files of another kind than a command expects.
@Suite struct UnreadableTextTests {
  private static let png: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13]

  /// Contents with the diagnostics as Swift and as a page; nil for no diagnostic.
  private static let samples: [(bytes: [UInt8], swift: String?, page: String?)] = [
    (png, "The file is a PNG image, not Swift code", "The file is a PNG image, not a page"),
    (
      Array("%PDF-1.7\n".utf8), "The file is a PDF document, not Swift code",
      "The file is a PDF document, not a page"
    ),
    (
      Array("{\"a\": [1, 2]}".utf8), "The file is JSON, not Swift code",
      "The file is JSON, not a page"
    ),
    (
      Array("\u{FEFF}[ {\"a\": 1} ]".utf8), "The file is JSON, not Swift code",
      "The file is JSON, not a page"
    ),
    (Array("<?xml version=\"1.0\"?><a/>".utf8), "The file is XML, not Swift code", nil),
    (Array("\n<!DOCTYPE html><p>".utf8), "The file is HTML, not Swift code", nil),
    ([0xFF, 0xFE, 0x61, 0], "The file is UTF-16 text", "The file is UTF-16 text"),
    (
      [1, 0, 0xFF, 0], "The file is binary data, not Swift code",
      "The file is binary data, not a page"
    ),
    (Array("a\nb".utf8) + [0xE9], "The file is not UTF-8 text", "The file is not UTF-8 text"),
    ([], nil, nil), (Array("[1, 2]".utf8), nil, nil), (Array("{ }x".utf8), nil, nil),
    (Array("\u{FEFF}let a = 1\r\n".utf8), nil, nil), (Array("<p>".utf8), nil, nil),
  ]

  @Test func everyKindIsNamed() {
    for sample in Self.samples {
      let swift = UnreadableText(sample.bytes, as: .swift)?.located("a").diagnostic.summary
      let page = UnreadableText(sample.bytes, as: .page)?.located("a").diagnostic.summary
      #expect(swift == sample.swift)
      #expect(page == sample.page)
    }
  }

  @Test func whatIsNotUTF8HasItsLineAndColumn() {
    let text = Array("a\n é".utf8) + [0xE9, 0x0A]
    let located = UnreadableText(text, as: .swift)?.located("a.swift")
    #expect(located?.line == 2 && located?.column == 3)
    #expect(located?.sourceLine == " é\u{FFFD}")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["plain.swift": "struct A {}\n", "empty.swift": ""])
    try folder.write(Self.png, to: "a.swift")
    try folder.write(Self.png, to: "a.md")
    return folder
  }

  @Test(arguments: [
    ("check", "a.swift", "Swift code [not-text]\nhelp: name files of Swift code\n"),
    ("run", "a.swift", "Swift code [not-text]\nhelp: name files of Swift code\n"),
    ("verify", "a.md", "a page [not-text]\nhelp: give it the extension of its kind: "),
    ("run", "a.md", "a page [not-text]\nhelp: give it the extension of its kind: "),
  ])
  func everyCommandSaysWhatAnImageIs(command: String, file: String, text: String) throws {
    let result = try Command.run([command, file], in: folder())
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("\(file):1:1: error: The file is a PNG image, not \(text)"))
  }

  @Test(arguments: [
    ("run", "none.swift", "There is no file 'none.swift'"), ("run", ".", "'.' is a folder"),
    ("run", "transitions/push-animatd", "There is no file 'transitions/push-animatd'"),
    ("check", "a.md", "'a.md' is a page, not Swift code"),
    ("verify", "plain.swift", "'plain.swift' is not a page"),
  ])
  func whatIsNoFileOfTheKindIsSaidWithWhatToDo(
    command: String, file: String, message: String
  ) throws {
    let result = try Command.run([command, file], in: folder())
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: \(message)\nhelp: "), "\(result.errors)")
  }

  @Test(arguments: ["plain.swift", "empty.swift"])
  func nothingToDriveIsSaid(file: String) throws {
    let check = try Command.run(["check", file], in: folder())
    #expect(check.status == 0)
    #expect(
      check.errors
        == "note: no view controller class is declared here, so nothing was driven\n")
    let run = try Command.run(["run", file], in: folder())
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("note: nothing happened: a script shows a controller"))
  }

  @Test func aFileBesideOneThatIsForeignIsChecked() throws {
    let folder = try folder()
    try folder.write(
      "class A: UIViewController { override func viewDidLoad() {} }\n", to: "b.swift")
    let result = try Command.run(["check", "a.swift", "b.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("b.swift:1:43: error: 'viewDidLoad' of 'A' returned"))
  }
}
