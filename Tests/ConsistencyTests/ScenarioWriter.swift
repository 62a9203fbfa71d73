import LifecycleEngine

/// Writes a plan as a scenario of the script language. The script does the same as the plan in the engine.
struct ScenarioWriter {
  private let plan: Plan
  /// The members that the plan needs.
  private let members: [Member]
  /// The answers that the plan sets.
  private let answered: Set<Answer>

  /// - Parameter plan: A plan in which every operation can be done.
  init(_ plan: Plan) {
    self.plan = plan
    let used = Set(
      plan.operations.flatMap(\.members)
        + plan.turns.flatMap(\.inside).compactMap { inside in
          if case .callback(_, let member, _) = inside.place { member } else { nil }
        })
    let needed =
      used.flatMap { ScenarioWriter.company(of: $0, plan) }
      + (plan.operations.contains { [.requestGeometry, .setSceneDelegate].contains($0.kind) }
        ? [Member.windows[0]] : [])
    answered = Set(plan.operations.compactMap(\.answer))
    members = Member.all.filter { used.contains($0) || needed.contains($0) }
  }

  /// The members that the class of a member mentions.
  private static func company(of member: Member, _ plan: Plan) -> [Member] {
    switch member.role {
    case .sourcedPages: Member.albumPages + [.delegate]
    case .chooser: [Member.all[0]]
    case .delegate where plan.operations.contains { $0.answer == .animatesPushes }:
      [.animator]
        + (plan.operations.contains { $0.kind == .setTransitioningDelegate }
          ? [.presentation] : [])
    case .delegate where plan.operations.contains { $0.kind == .setTransitioningDelegate }:
      [.presentation]
    default: []
    }
  }

  /// The scenario with its fence.
  func markdown(_ id: String) -> String {
    let room = plan.device == .pad ? " device=pad" : ""
    return "```scenario \(id) ios=\(plan.release.major)\(room)\n\(source)```"
  }

  /// The statements.
  var source: String {
    var lines = classes
    // The delegate comes first, because the other members are given the delegate.
    lines += members.filter { $0 == .delegate }.flatMap(declaration)
    lines += members.filter { $0 != .delegate }.flatMap(declaration)
    lines.append("")
    lines.append("when \"everything happens\" {")
    for (index, turn) in plan.turns.enumerated() {
      lines += statements(of: turn, at: index).map { "    " + $0 }
    }
    lines.append("}")
    let text = lines.joined(separator: "\n") + "\n"
    let answers = Answer.allCases.filter { text.contains($0.rawValue) }.map {
      "var \($0.rawValue) = \($0.isUsual)"
    }
    return (["var turn = 0"] + counters + answers).joined(separator: "\n") + "\n" + text
  }

  // MARK: Turns

  private func statements(of turn: Plan.Turn, at index: Int) -> [String] {
    var lines = ["turn = \(index + 1)"]
    if let operation = turn.operation {
      let inside = turn.inside.filter { $0.place == .closure }.map(\.operation)
      lines += written(operation, closure: once(inside, operation, index))
    }
    switch turn.pause {
    case .none: lines.append("system.wait(0)")
    case .milliseconds(let count): lines.append("system.wait(\(Double(count) / 1000))")
    case .idle: lines.append("system.wait()")
    }
    return lines
  }

  /// The statements of a closure. The statements of a repeated closure run only the first time.
  private func once(_ inside: [Operation], _ operation: Operation, _ index: Int) -> [String] {
    let body = inside.flatMap { written($0) }
    guard operation.row.repeats, !body.isEmpty else { return body }
    let counter = "calls\(index + 1)"
    return ["\(counter) += 1", "if \(counter) == 1 {"] + body.map { "    " + $0 } + ["}"]
  }

  /// The statements of an operation, with the statements of its closure in place of the `…`.
  private func written(_ operation: Operation, closure body: [String] = []) -> [String] {
    if let creation = creation(operation) { return creation }
    return lines(operation.row.write(operation)).flatMap { line -> [String] in
      guard let mark = line.firstIndex(of: "…") else { return [line] }
      let (head, tail) = (line[..<mark], line[line.index(after: mark)...])
      guard !body.isEmpty else { return [head + tail].map { $0.filter { $0 != "…" } } }
      let indent = String(line.prefix { $0 == " " })
      return [String(head)] + body.map { indent + "    " + $0 } + [indent + String(tail)]
    }.filter { !$0.allSatisfy { $0 == " " } }
  }

  /// A new object for a member's variable, of the class that the plan needs.
  private func creation(_ operation: Operation) -> [String]? {
    let (member, name) = (operation.subject, operation.subject.name)
    switch operation.kind {
    case .renew: return ["\(name) = \(initializer(of: member))"]
    case .awake:
      return [
        "\(name) = system.instantiateFromStoryboard(\(ScenarioWriter.className(member)).self)"
      ]
    case .makePages:
      return ["\(name) = \(initializer(of: member, operation.list))"] + furnishing(of: member)
    default: return nil
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  // MARK: Classes

  /// The operations of the author's code in callbacks, by place, in the order of the turns.
  private struct Inside {
    var turn: Int
    var occurrence: Int
    var counter: String
    var operations: [Operation]
  }

  private struct Key: Hashable {
    var member: Member
    var callback: Callback
  }

  private var insides: [(key: Key, insides: [Inside])] {
    var result: [(key: Key, insides: [Inside])] = []
    var count = 0
    for (index, turn) in plan.turns.enumerated() {
      for inside in turn.inside {
        guard case .callback(let callback, let member, let occurrence) = inside.place else {
          continue
        }
        let key = Key(member: member, callback: callback)
        let place =
          result.firstIndex { $0.key == key }
          ?? {
            result.append((key, []))
            return result.count - 1
          }()
        if let same = result[place].insides.firstIndex(where: {
          $0.turn == index + 1 && $0.occurrence == occurrence
        }) {
          result[place].insides[same].operations.append(inside.operation)
        } else {
          count += 1
          result[place].insides.append(
            Inside(
              turn: index + 1, occurrence: occurrence, counter: "count\(count)",
              operations: [inside.operation]))
        }
      }
    }
    return result
  }

  private var counters: [String] {
    insides.flatMap(\.insides).map { "var \($0.counter) = 0" }
      + plan.turns.indices.filter { index in
        plan.turns[index].operation?.row.repeats ?? false
          && plan.turns[index].inside.contains { $0.place == .closure }
      }.map { "var calls\($0 + 1) = 0" }
  }

  private func needsClass(_ member: Member) -> Bool {
    Seam.of(member.role).contains { $0.isAlwaysThere && $0.releases.contains(plan.release) }
      || [
        .nib, .home, .delegate, .chooser, .animator, .appDelegate, .sceneDelegate, .sceneApp,
        .presentation,
      ]
      .contains(member.role)
      || insides.contains { $0.key.member == member }
      || plan.operations.contains { $0.kind == .awake && $0.subject == member }
  }

  /// The name of a member's class, if the class is the author's.
  static func className(_ member: Member) -> String { "KindOf\(member.name.capitalizedFirst)" }

  /// The superclass and the protocols of a class.
  private static func inheritance(_ role: Member.Role) -> String {
    switch role {
    case .delegate:
      "NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, "
        + "UIPageViewControllerDelegate, UIPageViewControllerDataSource, "
        + "UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate, "
        + "UITextFieldDelegate, UITextViewDelegate, UISearchControllerDelegate, "
        + "UISearchResultsUpdating, "
        + "UISplitViewControllerDelegate, UIViewControllerTransitioningDelegate"
    case .chooser: "NSObject, UIPopoverPresentationControllerDelegate"
    case .animator: "NSObject, UIViewControllerAnimatedTransitioning"
    case .appDelegate, .sceneApp: "NSObject, UIApplicationDelegate"
    case .sceneDelegate: "NSObject, UIWindowSceneDelegate"
    default: role.base.name
    }
  }

  /// The parts of a class beside the methods that UIKit calls.
  private func extras(_ member: Member) -> [String] {
    switch member.role {
    case .nib: ["@IBOutlet var outlet: UITextField!"]
    case .home: ["@IBAction func unwindHome(_ segue: UIStoryboardSegue) {}"]
    case .delegate where plan.operations.contains { $0.kind == .sendTraits }:
      ["@objc func traitsChanged() {}"]
    default: []
    }
  }

  private var classes: [String] {
    let insides = insides
    return members.filter(needsClass).flatMap { member -> [String] in
      var lines = extras(member)
      for seam in Seam.of(member.role) where seam.releases.contains(plan.release) {
        let own = insides.first { $0.key == Key(member: member, callback: seam.callback) }?.insides
        if own != nil || isDeclared(seam) { lines += method(seam, own ?? []) }
      }
      return [
        "class \(ScenarioWriter.className(member)): \(ScenarioWriter.inheritance(member.role)) {"
      ] + lines.map { "    " + $0 } + ["}"]
    }
  }

  /// True if a scenario declares the method even if the plan has no code in the method.
  private func isDeclared(_ seam: Seam) -> Bool {
    if let needed = seam.needs, !members.contains(needed) { return false }
    return seam.isAlwaysThere || seam.answer.map { answered.contains($0) } ?? false
  }

  private func method(_ seam: Seam, _ insides: [Inside]) -> [String] {
    var result = seam.base.map { "    " + $0 }
    for inside in insides {
      result.append("    if turn == \(inside.turn) {")
      result.append("        \(inside.counter) += 1")
      result.append("        if \(inside.counter) == \(inside.occurrence) {")
      result += inside.operations.flatMap { written($0) }.map { "            " + $0 }
      result += ["        }", "    }"]
    }
    if let value = seam.result?.text { result.append("    return \(value)") }
    if let setter = seam.setter {
      result = (["get {"] + result + ["}", "set { \(setter) }"]).map { "    " + $0 }
    }
    return lines(seam.declaration + " {") + result + ["}"]
  }

  // MARK: Declarations

  private func declaration(of member: Member) -> [String] {
    guard member != Member.presentation else { return [] }
    // In a view's method `window` would be the view's own window.
    if member == Member.windows[0] { return ["let \(member.name) = window"] }
    let isRenewed = plan.operations.contains {
      [.renew, .awake, .makePages].contains($0.kind) && $0.subject == member
    }
    let keyword = isRenewed || member == Member.entry ? "var" : "let"
    return ["\(keyword) \(member.name) = \(initializer(of: member))"] + furnishing(of: member)
  }

  private func furnishing(of member: Member) -> [String] {
    switch member.role {
    case .sourcedPages:
      ["\(member.name).delegate = delegate", "\(member.name).dataSource = delegate"]
    case .search:
      members.contains(Member.delegate)
        ? ["\(member.name).delegate = delegate", "\(member.name).searchResultsUpdater = delegate"]
        : []
    case .navigation, .tabBar, .scrollingPages, .curlingPages, .split, .tripleSplit, .textField,
      .textView:
      members.contains(Member.delegate) ? ["\(member.name).delegate = delegate"] : []
    default: []
    }
  }

  private func initializer(of member: Member, _ pages: [Member] = []) -> String {
    let name = needsClass(member) ? ScenarioWriter.className(member) : member.role.base.name
    return name + ScenarioWriter.arguments(of: member, plan.release, pages)
  }

  private static func arguments(
    of member: Member, _ release: Release, _ pages: [Member]
  ) -> String {
    let list = pages.map { ", \($0.name)" }.joined()
    switch member.role {
    case .scrollingPages: return "(\(release < Release(6) ? ".pageCurl" : ".scroll")\(list))"
    case .sourcedPages: return release < Release(6) ? "(.pageCurl)" : "(.scroll)"
    case .curlingPages: return "(.pageCurl\(list))"
    case .split: return release < Release(14) ? "()" : "(style: .doubleColumn)"
    case .tripleSplit: return release < Release(14) ? "()" : "(style: .tripleColumn)"
    case .search: return "(searchResultsController: nil)"
    case .alert: return "(title: \"Note\", message: nil, preferredStyle: .alert)"
    default: return "()"
    }
  }

}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
