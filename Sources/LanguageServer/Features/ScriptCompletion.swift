import LifecycleEngine
import Scenarios
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// The proposals for a place in a scenario or in another Swift block.
struct ScriptCompletion {
  private let place: ScriptPlace
  private let names: ScriptNames
  private let isScenario: Bool
  private let snippets: Bool

  /// - Parameters:
  ///   - code: The script.
  ///   - offset: The place, in bytes.
  ///   - isScenario: True if the script has steps and checks.
  ///   - snippets: True if inserted texts may have marked places.
  init(_ code: String, at offset: Int, isScenario: Bool, snippets: Bool) {
    place = ScriptPlace(code, at: offset)
    names = ScriptNames(code)
    self.isScenario = isScenario
    self.snippets = snippets
  }

  /// The number of bytes in front of the place that a proposal replaces.
  var replaced: Int { place.prefix.utf8.count }

  var items: [CompletionItem] {
    if let receiver = place.receiver { return members(of: receiver) }
    switch place.kind {
    case .expectHead: return receivers + [keyword("of", "Only the events of these receivers")]
    case .expectation: return receivers
    case .requirement:
      return receivers
        + [
          keyword("never", "An event that must not happen"),
          keyword("count", "The number of events: 'count(A.viewWillAppear) == 2'"),
          keyword("turn", "When things happen together: 'turn(of: A.viewDidLoad)'"),
          keyword("console", "A text in the console: 'console contains \"…\"'"),
        ]
    case .function(let name): return overridable(of: name)
    case .type: return [keyword("override func", "A method of the superclass")] + statements
    case .statement: return statements
    }
  }

  private func keyword(_ text: String, _ detail: String) -> CompletionItem {
    CompletionItem(label: text, kind: .keyword, detail: detail, rank: 4)
  }

  /// The variables of the script.
  private var variables: [CompletionItem] {
    var seen: Set<String> = []
    return names.variables.filter { seen.insert($0.name).inserted }.map { name, type in
      CompletionItem(label: name, kind: .variable, detail: type ?? "", rank: 1)
    }
  }

  private var receivers: [CompletionItem] {
    variables + [
      CompletionItem(
        label: "console", kind: .variable, detail: "UIKit's warnings and exceptions, and 'print'",
        rank: 3),
      CompletionItem(label: "app", kind: .variable, detail: "The application", rank: 3),
    ]
  }

  private var statements: [CompletionItem] {
    var items = variables
    items += names.classes.keys.sorted().map { name in
      CompletionItem(label: name, kind: .type, detail: names.classes[name] ?? "", rank: 2)
    }
    if isScenario {
      items += [
        keyword("when", "A step: 'when \"the user goes back\" { … }'"),
        keyword("expect", "The events since the last check, exactly and in order"),
        keyword("require", "A statement that holds here"),
        CompletionItem(label: "user", kind: .variable, detail: "The user of the app", rank: 3),
        CompletionItem(label: "system", kind: .variable, detail: "The system", rank: 3),
        CompletionItem(label: "window", kind: .variable, detail: "UIWindow", rank: 3),
      ]
    }
    items += BuiltInTypes.all.filter { !BuiltInTypes.isNotYetSimulated($0) }.map { name in
      let base = BuiltInTypes.base(of: name)
      let since = base.name == name ? UIKitNames.firstRelease(of: base) : Release.oldest.major
      return CompletionItem(
        label: name, kind: .type, detail: since > Release.oldest.major ? "from iOS \(since)" : "",
        rank: 6)
    }
    return items
  }

  // MARK: Members

  private func members(of receiver: [String]) -> [CompletionItem] {
    switch place.kind {
    case .expectHead: return receiver.isEmpty ? ScriptCompletion.lenses : []
    case .expectation: return events(of: receiver)
    case .requirement: return events(of: receiver) + properties(of: receiver)
    case .type, .function, .statement: return properties(of: receiver)
    }
  }

  private func events(of receiver: [String]) -> [CompletionItem] {
    switch receiver {
    case ["console"]: CallbackCompletion.ofConsole
    case ["app"]: CallbackCompletion.ofApp
    default:
      receiver.count == 1
        ? CallbackCompletion.items(gotBy: { mayGet($0, names.type(of: receiver)) }) : []
    }
  }

  /// True if an object of a type may get a callback; true for a type that nothing tells.
  private func mayGet(_ callback: Callback, _ type: String?) -> Bool {
    guard let type, let base = names.base(of: type) else { return true }
    if names.classes[type] != nil, names.functions.contains(callback.baseName) { return true }
    return base.isController && callback.isSentToAll && callback != .prepareForSegue
  }

  private func properties(of receiver: [String]) -> [CompletionItem] {
    switch receiver {
    case ["user"]: return actions(of: .user)
    case ["system"]: return actions(of: .system)
    case ["super"]: return described(.viewController)
    default:
      guard let base = names.type(of: receiver).flatMap({ names.base(of: $0) }) else { return [] }
      return described(base)
    }
  }

  private func described(_ base: UIKitClass) -> [CompletionItem] {
    SimulatedAPI.described(base).map { member in
      let since = member.firstRelease.map { "from iOS \($0)" } ?? "every simulated version"
      var text = "`\(member.declaration)`\n\n\(member.owner); \(since)"
      if member.isReadOnly { text += "; read only" }
      return CompletionItem(
        label: member.isMethod ? ScriptCompletion.signature(member) : member.name,
        kind: member.isMethod ? .method : .property, detail: "\(member.owner) · \(since)",
        documentation: text, inserted: call(member), isSnippet: snippets && member.isMethod,
        rank: member.owner == base.name ? 1 : 2)
    }
  }

  private static func signature(_ member: DescribedMember) -> String {
    "\(member.name)(\(member.labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// The call of a member, with marked places for the arguments.
  private func call(_ member: DescribedMember) -> String {
    guard member.isMethod else { return member.name }
    let arguments = member.labels.enumerated().map { number, label in
      let value = snippets ? "${\(number + 1):\(label ?? "value")}" : ""
      return label.map { snippets ? "\($0): \(value)" : "\($0): " } ?? value
    }
    return "\(member.name)(\(arguments.joined(separator: ", ")))"
  }

  private func actions(of actor: ActionMark.Actor) -> [CompletionItem] {
    ActionForms.declarations(of: actor).map { declaration in
      let name = String(declaration.prefix { $0 != "(" })
      let isAlone = declaration.hasSuffix("()")
      return CompletionItem(
        label: declaration, kind: .method,
        detail: actor == .user ? "An action of the user" : "An action of the system",
        inserted: isAlone ? declaration : name + "(", rank: 1)
    }
  }

  // MARK: Lenses and overrides

  private static let lenses: [CompletionItem] =
    Lens.allCases.filter { $0 != .none }.map { lens in
      let names = Callback.allCases.filter { $0.lens == lens }.map(\.baseName)
      var seen: Set<String> = []
      let list = names.filter { seen.insert($0).inserted }.map { "`\($0)`" }
      return CompletionItem(
        label: lens.name, kind: .member,
        detail: lens == .classic ? "the four callbacks of an appearance" : "",
        documentation: list.joined(separator: ", "), rank: 1)
    } + [CompletionItem(label: "all", kind: .member, detail: "every event", rank: 2)]

  /// The methods that a class of the script may override.
  private func overridable(of type: String) -> [CompletionItem] {
    guard let base = names.base(of: type) else { return [] }
    return UIKitNames.methods(of: base).joined().map { form in
      let callback = Callback.allCases.first { $0.baseName == form.baseName }
      let facts = callback.map { CallbackText.short(.init($0)) } ?? ""
      let body = SuperCall(declaration: form.declaration).map { "\n    \($0.text)\n" } ?? "\n"
      return CompletionItem(
        label: form.signature, kind: .method, detail: form.declaration, documentation: facts,
        inserted: "\(form.declaration) {\(body)}", rank: callback == nil ? 3 : 1)
    }
  }
}
