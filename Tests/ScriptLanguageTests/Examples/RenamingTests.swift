import Diagnostics
import LifecycleEngine
import SwiftSubset
import Testing

@testable import ExampleRuns

/// A finding depends on the behaviour of the code, so other names give the same finding.
@Suite struct RenamingTests {
  @Test(arguments: Finding.all.map(\.id) + ["drives", "guide"])
  func otherNamesChangeNothing(in folder: String) throws {
    for file in FindingFragmentsTests.files where file.path.hasPrefix("Findings/\(folder)/") {
      guard let text = try Renaming(file.text)?.text else { continue }
      let (ids, marks, problems) = try ExampleFile.findings(of: text, file.drives)
      #expect(ids == file.findings.sorted(), "\(file.path)\n\(text)")
      #expect(marks == file.marks, "\(file.path)\n\(text)")
      #expect(problems.isEmpty, "\(file.path): \(problems)\n\(text)")
    }
  }

  @Test(arguments: Finding.all.map(\.id))
  func neitherDoTheyInItsOwnExamples(of id: String) throws {
    let finding = try #require(Finding.named(id))
    for (text, ids) in [(finding.breaking, [id]), (finding.holding, [])] {
      guard let text = try Renaming(text)?.text else { continue }
      #expect(try ExampleFile.findings(of: text, nil).ids == ids, "\(text)")
    }
  }

  @Test(arguments: ExampleFile.all(in: "RealCode"))
  func neitherDoTheyInFilesOfApps(_ file: ExampleFile) throws {
    let renaming = try #require(try Renaming(file.text, isFile: true))
    let said = Self.diagnostics(file.text, try RealCodeTests.checked(file))
    let checked = try CheckedFile(AppFile(Array(renaming.text.utf8)))
    let found = Self.diagnostics(renaming.text, checked).map { renaming.original($0) }
    let changes = said.filter { !found.contains($0) } + found.filter { !said.contains($0) }
    #expect(changes == [], "\(renaming.text)")
    #expect(found.count == said.count)
  }

  /// All diagnostics of a file, each with the line.
  private static func diagnostics(_ text: String, _ checked: CheckedFile) -> [String] {
    let source = SourceText(text)
    return checked.classes.flatMap(\.diagnostics).map {
      let line = source.location(of: $0.range.start).line
      return (["\(line): [\($0.id)] \($0.summary)"] + $0.notes).joined(separator: "\n")
    }
  }

  /// Members declared in examples under a name of the library, with ambiguous places: names
  /// possibly required by a protocol, and names behind a prefix other than `self`.
  private static let kept = Set(
    """
    actor add addChild addObserver alpha animate append bottom bounds button cancel change clear
    collectionView count dataSource dataTask delegate dismiss dragDelegate dropDelegate endEditing
    filter frame insert isActive isHidden lineWidth loadView name now open origin prepare present
    receive removeFromParent safeAreaInsets send set setNeedsLayout show size standard store style
    tableView target text title top view viewDidAppear viewDidDisappear viewDidLoad viewWillAppear
    width willMove
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  @Test func whatIsNotRenamedIsKnown() throws {
    var kept: Set<String> = []
    for file in FindingFragmentsTests.files { kept.formUnion(try Renaming(file.text)?.kept ?? []) }
    for file in ExampleFile.all(in: "RealCode") {
      kept.formUnion(try Renaming(file.text, isFile: true)?.kept ?? [])
    }
    #expect(kept == Self.kept, "\(kept.symmetricDifference(Self.kept).sorted())")
  }

  @Test func everyLocalAndParameterIsRenamed() throws {
    var count = 0
    for file in ExampleFile.all(in: "RealCode") {
      let text = try #require(try Renaming(file.text, isFile: true)?.text)
      let names = DeclaredLocals(try ExampleCode(file: Array(text.utf8)).statements).names
      #expect(
        names.filter { !$0.lowercased().hasPrefix("qx") && $0 != "_" && $0 != "self" } == [],
        "\(file.path)")
      count += names.count
    }
    #expect(count > 1_000)
  }

  @Test func almostEveryExampleIsRenamed() throws {
    let renamed = try FindingFragmentsTests.files.count { try Renaming($0.text) != nil }
    #expect(renamed * 20 > FindingFragmentsTests.files.count * 19)
  }
}

/// The parameters of functions and the variables in the functions' bodies.
private struct DeclaredLocals {
  private(set) var names: [String] = []

  init(_ statements: [Statement]) {
    for statement in statements { add(statement, isMember: true) }
  }

  private mutating func add(_ statement: Statement, isMember: Bool) {
    switch statement.kind {
    case .type(let type): for member in type.members { add(member, isMember: true) }
    case .function(let function):
      names += function.parameters.map(\.name)
      add(function.body)
    case .variable(let variable):
      for entry in variable.entries {
        if !isMember { add(entry.pattern) }
        add(entry.accessors?.getter)
        add(entry.accessors?.didSet?.body)
      }
    case .if(let conditions, let body, _), .while(let conditions, let body),
      .guard(let conditions, let body):
      for case .binding(let name, _, _) in conditions { names.append(name) }
      add(body)
    case .forIn(let loop):
      add(loop.pattern)
      add(loop.body)
    case .switch(_, let cases):
      for one in cases {
        for pattern in one.patterns { add(pattern.pattern) }
        add(one.body)
      }
    case .do(let body, _), .defer(let body): add(body)
    default: break
    }
  }

  private mutating func add(_ body: [Statement]?) {
    for statement in body ?? [] { add(statement, isMember: false) }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .binding(let name), .variable(let name): names.append(name)
    case .tuple(let elements), .enumCase(_, let elements, _, _): for one in elements { add(one) }
    case .some(let inner), .asType(let inner, _): add(inner)
    default: break
    }
  }
}
