import Foundation
import Testing

@testable import ScriptMachine
@testable import SwiftSubset

/// Every program accepted by our parser is Swift, because SwiftParser reads the programs in
/// `Tests/Oracle/check.sh`.
///
/// The script names the folder for the programs in `LIFEGUARD_ORACLE`. `LIFEGUARD_MUTATIONS` sets
/// the number of changes to each program.
@Suite struct OracleTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["LIFEGUARD_ORACLE"]
  private static let mutations = environment["LIFEGUARD_MUTATIONS"].flatMap { Int($0) } ?? 6

  @Test(.enabled(if: folder != nil, "Tests/Oracle/check.sh says where to"))
  func programsAreWrittenForTheOracle() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let programs = try OracleCorpus.programs()
    #expect(programs.count > 1_500)
    var made: [OracleProgram] = []
    for program in programs {
      guard var mutations = OracleMutations(of: program) else { continue }
      made += mutations.accepted(of: Self.mutations)
    }
    #expect(made.count > 200 * Self.mutations)
    for program in programs + made {
      // Our parser accepts the written form of a program as well.
      #expect(OracleProgram.accepts(program.text, as: program.mode), "\(program.name)")
      try Data(program.text).write(to: folder.appendingPathComponent(program.name + ".swift"))
    }
  }

  /// The programs include every example and file of an app, read in the mode of its use. Some have
  /// constructs forbidden in scenarios.
  @Test func whatOnlyExamplesMayHoldIsAmongThePrograms() throws {
    let programs = try OracleCorpus.programs()
    let names = Set(programs.map(\.name))
    let missing = try OracleCorpus.exampleFiles().filter { !names.contains($0) }
    #expect(missing == [])
    let rare = programs.filter { !OracleProgram.accepts($0.text, as: .scenario) }
    let files = [
      "Findings-unbalanced-observer-breaking-key-path-never-removed",
      "RealCode-flawed-KvoUnbalanced", "RealCode-sound-CollectionCompositional",
      "RealCode-sound-CoredataList", "RealCode-sound-ReducerObservable", "RealCode-sound-Settings",
      "RealCode-sound-SwiftuiHosting", "RealCode-sound-TabsSplitRoot",
    ]
    for file in files { #expect(rare.contains { $0.name == "Tests-" + file }, "\(file)") }
    let codes = try rare.map { program in
      let tokens = try Lexer.tokens(of: program.text)
      return tokens.map { String(decoding: program.text[$0.start..<$0.end], as: UTF8.self) }
        .joined(separator: " ")
    }
    for code in [
      "#if DEBUG", "#elseif", "#else", "#endif", "#Preview {", "#Preview (", "#Predicate <",
      "async let", "subscript (", "@ main", "@ propertyWrapper", "@ autoclosure",
    ] {
      #expect(codes.contains { $0.contains(code) }, "\(code)")
    }
  }

  private func plain(_ source: String) -> String? {
    OracleProgram(name: "a", [UInt8](source.utf8)).map { String(decoding: $0.text, as: UTF8.self) }
  }

  @Test func aScenarioKeepsItsStatementsOnTheirLines() {
    let text =
      "let a = 1 // one\nwhen \"it goes\" { a.f() }\nexpect { a.viewDidLoad\n}\nrequire a == 1\n"
    #expect(
      plain(text) == "let a = 1 // one\n_ =  \"it goes\"; do { a.f() }\n" + spaces(22) + "\n \n"
        + spaces(14) + "\n")
    #expect(plain("let a = 1\nrequire never a.nothing(") == nil)
    #expect(plain("let = 1") == nil)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func membersGetAClassAroundThem() {
    #expect(
      plain("class A { }\nlet a = 1\noverride func f() { }\na.g()")
        == """
        class A { }
        \(spaces(9))
        \(spaces(21))
        \(spaces(5))
        class Screen: UIViewController {
        \(spaces(11))
        \(spaces(9))
        override func f() { }
        \(spaces(5))
        func statements() async throws {
        \(spaces(11))
        let a = 1
        \(spaces(21))
        a.g()
        }
        }

        """)
    #expect(plain("func f() { }\nf()") == "func f() { }\nf()")
  }

  /// Branches stay inside a member. Between two parts a branch would lose its code.
  @Test func branchesThatDoNotCountAreLeftOut() {
    let inside = "override func f() {\n#if os(macOS)\na(\n)\n#else\nb()\n#endif\n}"
    #expect(plain(inside)?.contains("\n#if os(macOS)\n  \n \n#else\nb()\n#endif\n}") == true)
    let between = "#if DEBUG\noverride func f() { }\n#else\na()\n#endif"
    #expect(
      plain(between)?.hasSuffix(
        "{\n\(spaces(9))\noverride func f() { }\n\(spaces(5))\n\(spaces(3))\n\(spaces(6))\n"
          + "func statements() async throws {\n\(spaces(9))\n\(spaces(21))\n\(spaces(5))\n"
          + "\(spaces(3))\n\(spaces(6))\n}\n}\n") == true)
  }

  @Test func programsAreFoundInPagesAndTests() {
    let page =
      "```scenario a\nlet a = 1\n```\n````text\n```swift\nlet c = 1\n```\n````\n```swift\nlet\n```"
    #expect(OracleCorpus.blocks(of: page, "A/b.md").map(\.name) == ["A-b.md-1"])
    let test = #"check("a + b", "word", """\#n  let c = "\\(a)"\#n  """, "\(c) + d")"#
    let found = OracleCorpus.literals(of: [UInt8](test.utf8), "T/U.swift")
    #expect(found.map(\.name) == ["T-U-1.7", "T-U-1.24"])
    #expect(
      found.map { String(decoding: $0.text, as: UTF8.self) } == ["a + b", "let c = \"\\(a)\""])
  }

  @Test func mutationsAreAcceptedAndTheSameEveryTime() throws {
    let program = OracleProgram(
      name: "a", accepted: [UInt8]("let a = f(1, b)\nprint(a)".utf8), as: .file)
    var one = try #require(OracleMutations(of: program))
    var other = try #require(OracleMutations(of: program))
    let made = one.accepted(of: 60)
    #expect(made.map(\.text) == other.accepted(of: 60).map(\.text))
    #expect(made.count > 5 && made.allSatisfy { OracleProgram.accepts($0.text, as: .file) })
    #expect(!made.contains { $0.text == program.text })
  }

  @Test func whatSwiftParserMisreadsIsNotMade() throws {
    // The test joins the text here, because the oracle also reads the literals of the file.
    let text = "a.default" + " / b"
    let program = OracleProgram(name: "a", accepted: [UInt8](text.utf8), as: .scenario)
    var mutations = try #require(OracleMutations(of: program))
    let made = mutations.accepted(of: 60).map { String(decoding: $0.text, as: UTF8.self) }
    #expect(made.filter { $0.contains(".default /") } == [])
  }
}
