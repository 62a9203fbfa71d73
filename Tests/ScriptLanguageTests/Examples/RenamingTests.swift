import LifecycleEngine
import Testing

@testable import ScriptLanguage

/// A finding comes from what the code does: with other names it is the same.
@Suite struct RenamingTests {
  /// Names of Swift, Foundation and Dispatch, and those of UIKit's that the tables of the language lack.
  private static let owned: Set<String> = Set(
    """
    override final lazy weak unowned convenience objc escaping discardableResult IBOutlet IBAction required mutating get set willSet didSet async await indirect
    some any dynamic optional open actor nonisolated where safe each of
    self Self super init deinit type user system print fatalError min max abs zip stride assert
    Any AnyObject Never Void Bool Int Int64 Double Float CGFloat TimeInterval String Character Array
    Dictionary Set Optional Result Error Swift Task Timer Date Data URL URLSession URLRequest UUID
    Notification NotificationCenter DispatchQueue DispatchTime OperationQueue RunLoop Bundle Selector
    UserDefaults IndexPath IndexSet JSONDecoder JSONEncoder Calendar Locale Measurement Progress
    CancellationError Sendable MainActor Combine AnyCancellable Published FileManager Logger
    ProcessInfo Thread AsyncStream ObjectIdentifier KeyPath Hashable Equatable Codable Identifiable
    newValue oldValue error value rawValue round floor ceil sqrt pow sin cos
    to from with for at in of by toParent nibName bundle coder
    window view traitCollection navigationItem tabBarItem toolbarItems bounds frame layer
    setNeedsStatusBarAppearanceUpdate tableView collectionView observeValue NSKeyValueChangeKey
    UnsafeMutableRawPointer
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The names of an example that nobody else owns: all that it declares, and those of what it leaves out.
  private static func ownNames(_ code: ExampleCode, _ bytes: [UInt8]) -> Set<String> {
    var declared: [String] = []
    for statement in code.statements { add(statement, to: &declared) }
    // What is a label too may be a label of UIKit's.
    let labels = Set(code.words.words.filter { isLabel($0, bytes) }.map(\.text))
    var result: Set<String> = []
    for word in code.words.words
    where !isOwned(word.text, code) && (!labels.contains(word.text) || declared.contains(word.text))
    {
      let isFree = !word.isMember && !isLabel(word, bytes)
      if isFree || declared.contains(word.text) { result.insert(word.text) }
    }
    return result
  }

  private static func isOwned(_ name: String, _ code: ExampleCode) -> Bool {
    owned.contains(name) || !Callback.named(name).isEmpty || UIKitNames.all.contains(name)
      || LibraryNames.isPrefixed(name) || name == code.wrapper || name == code.body
  }

  private static func isLabel(_ word: WordTable.Word, _ bytes: [UInt8]) -> Bool {
    bytes[word.range.end...].first { $0 != 32 } == UInt8(ascii: ":")
  }

  private static func add(_ statement: Statement, to names: inout [String]) {
    switch statement.kind {
    case .type(let type):
      if type.role != .extension { names.append(type.name) }
      for member in type.members { add(member, to: &names) }
    case .function(let function) where !function.modifiers.isOverride:
      let signature = function.signature
      let isOfDelegate = DelegateMethods.protocols.contains { $0.signatures.contains(signature) }
      if case .function = function.role, !isOfDelegate { names.append(function.name) }
    case .variable(let variable) where !variable.modifiers.isOverride:
      for entry in variable.entries {
        if case .binding(let name) = entry.pattern { names.append(name) }
      }
    default: break
    }
  }

  /// The example with other names.
  private static func renamed(_ file: ExampleFile) throws -> String? {
    let source = ExampleSource(file.text)
    let code = try ExampleCode(source.code)
    let names = ownNames(code, source.code).sorted()
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

  @Test(arguments: Finding.all.map(\.id))
  func otherNamesChangeNothing(in finding: String) throws {
    for file in FindingFragmentsTests.files
    where file.path.hasPrefix("Findings/\(finding)/") {
      guard let text = try Self.renamed(file) else { continue }
      let (ids, marks, problems) = try ExampleFile.findings(of: text, file.drives)
      #expect(ids == file.findings.sorted(), "\(file.path)\n\(text)")
      #expect(marks == file.marks, "\(file.path)\n\(text)")
      #expect(problems.isEmpty, "\(file.path): \(problems)\n\(text)")
    }
  }

  @Test func mostExamplesAreRenamed() throws {
    let renamed = try FindingFragmentsTests.files.count { try Self.renamed($0) != nil }
    #expect(renamed * 10 > FindingFragmentsTests.files.count * 7)
  }
}

/// Members of UIKit's that an example may declare again under the same name.
private enum UIKitNames {
  static let all: Set<String> = Set(
    UIKitClass.allCases.flatMap { ModeledMembers.names(of: $0) } + CommonViews.names
      + BuiltInTypes.all)
}
