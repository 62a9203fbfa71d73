import LifecycleEngine
import Testing

@testable import ScriptLanguage

/// A finding comes from what the code does: with other names it is the same.
@Suite struct RenamingTests {
  /// Every word that nobody else owns: what the example declares, locals, parameters and their labels with
  /// it, and what it leaves out.
  private static func ownNames(_ code: ExampleCode) -> [String] {
    Set(code.words.words.map(\.text)).filter { !isOwned($0, code) }.sorted()
  }

  private static func isOwned(_ name: String, _ code: ExampleCode) -> Bool {
    LibraryWords.all.contains(name) || !Callback.named(name).isEmpty
      || UIKitNames.all.contains(name)
      || LibraryNames.isPrefixed(name) || name == code.wrapper || name == code.body
      || name.hasPrefix("$") || name.hasPrefix("_")
  }

  /// The names that an example of a whole file declares.
  private static func declaredNames(_ code: ExampleCode, _ bytes: [UInt8]) -> [String] {
    var declared: [String] = []
    for statement in code.statements { add(statement, to: &declared) }
    return Set(declared).filter { !isOwned($0, code) }.sorted()
  }

  private static func add(_ statement: Statement, to names: inout [String]) {
    switch statement.kind {
    case .type(let type):
      if type.role != .extension { names.append(type.name) }
      for member in type.members { add(member, to: &names) }
    case .function(let function) where !function.modifiers.isOverride:
      let signature = function.signature
      let isOfDelegate = DelegateMethods.protocols.contains { $0.signatures.contains(signature) }
      if case .function = function.role, !isOfDelegate, function.name.count > 3 {
        names.append(function.name)
      }
    case .variable(let variable) where !variable.modifiers.isOverride:
      for entry in variable.entries {
        if case .binding(let name) = entry.pattern { names.append(name) }
      }
    default: break
    }
  }

  /// Code with other names.
  private static func renamed(_ text: String, isFile: Bool = false) throws -> String? {
    let source = ExampleSource(text)
    let code = isFile ? try ExampleCode(file: source.code) : try ExampleCode(source.code)
    let names = isFile ? declaredNames(code, source.code) : ownNames(code)
    guard !names.isEmpty else { return nil }
    var result: [UInt8] = []
    var place = 0
    for word in code.words.words {
      guard let index = names.firstIndex(of: word.text),
        source.code[word.range.start] != UInt8(ascii: "`")
      else { continue }
      result += source.code[place..<word.range.start]
      let isType = word.text.first?.isUppercase ?? false
      result += Array("\(isType ? "Qx" : "qx")\(index)z".utf8)
      place = word.range.end
    }
    result += source.code[place...]
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: Finding.all.map(\.id) + ["drives", "guide"])
  func otherNamesChangeNothing(in folder: String) throws {
    for file in FindingFragmentsTests.files where file.path.hasPrefix("Findings/\(folder)/") {
      guard let text = try Self.renamed(file.text) else { continue }
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
      guard let text = try Self.renamed(text) else { continue }
      #expect(try ExampleFile.findings(of: text, nil).ids == ids, "\(text)")
    }
  }

  @Test(arguments: ExampleFile.all(in: "RealCode/flawed"))
  func neitherDoTheyInFilesOfApps(_ file: ExampleFile) throws {
    let text = try #require(try Self.renamed(file.text, isFile: true))
    let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    let checked = try CheckedFile(AppFile(Array(text.utf8)))
    let ids = Set(checked.classes.flatMap(\.diagnostics).map(\.id))
    #expect(ids == RealCodeNotes.findings(ofFile: String(name)), "\(text)")
  }

  @Test func almostEveryExampleIsRenamed() throws {
    let renamed = try FindingFragmentsTests.files.count { try Self.renamed($0.text) != nil }
    #expect(renamed * 20 > FindingFragmentsTests.files.count * 19)
  }
}

/// Members of UIKit's that an example may declare again under the same name.
private enum UIKitNames {
  static let all: Set<String> = Set(
    UIKitClass.allCases.flatMap { ModeledMembers.names(of: $0) } + CommonViews.names
      + BuiltInTypes.all)
}
