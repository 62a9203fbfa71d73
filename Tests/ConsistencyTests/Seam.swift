import LifecycleEngine

/// A callback in which the author's code of a generated world may do something.
struct Seam: Sendable {
  let callback: Callback
  /// The method as a scenario declares it.
  let declaration: String
  /// The first statements of the method: the call of the superclass's implementation, if the class has a
  /// superclass, and the purpose of the class.
  var base: [String] = []
  /// The returned value, as a scenario writes the value and as the engine gets the value.
  var result: Result?
  /// The setter of a property that can be set.
  var setter: String?
  /// True if every scenario declares the method, because the method works even without code of the plan.
  var isAlwaysThere = false
  /// The answer of the method. Until an operation sets another, the answer equals UIKit's behaviour without
  /// the method.
  var answer: Answer?
  /// The member that a scenario with the method needs.
  var needs: Member?
  /// The releases for which a scenario can declare it.
  var releases = Releases.all

  struct Result: Sendable {
    let text: String
    let reply: @Sendable (Performance, Question) -> Reply
  }

  /// The sender of a question, and the arguments.
  struct Question {
    let sender: ObjectID?
    let values: [EventValue]
  }

  /// The seams of the classes of a role.
  static func of(_ role: Member.Role) -> [Seam] { table[role] ?? [] }

  /// The seam of a role's classes at a callback.
  static func at(_ callback: Callback, of role: Member.Role) -> Seam? { index[role]?[callback] }

  private static let table: [Member.Role: [Seam]] = Member.Role.allCases.reduce(into: [:]) {
    $0[$1] = list(of: $1)
  }

  private static let index: [Member.Role: [Callback: Seam]] = table.mapValues {
    $0.reduce(into: [:]) { $0[$1.callback] = $1 }
  }

  private static func list(of role: Member.Role) -> [Seam] {
    switch role {
    case .delegate: ofDelegates
    case .chooser: ofChoosers
    case .animator: ofAnimators
    case .presentation: ofPresentations
    case .appDelegate: ofApps
    case .sceneApp: ofApps + [configuresScenes]
    case .sceneDelegate: ofScenes
    case .view: ofViews
    case .window, .textField, .textView: []
    case .handmade: ofControllers + [loadsView]
    case .turning: ofControllers + turns
    case .entry: ofControllers.filter { $0.callback != .awakeFromNib } + [isEntry]
    case .closedBox: ofControllers + [forwardsNothing]
    case .forwardingBox:
      ofControllers.map { $0.forwardingByHand } + [forwardsNothing]
    default: ofControllers
    }
  }

  /// The callbacks of any class that may hold code.
  static let callbacks = Set(Member.Role.allCases.flatMap { of($0) }.map(\.callback))

  static func override(_ callback: Callback, _ method: String, _ base: String) -> Seam {
    Seam(
      callback: callback, declaration: "override func \(method)", base: ["super.\(base)"],
      releases: callback.releases)
  }

  static func property(
    _ callback: Callback, _ declaration: String, _ text: String,
    _ reply: @escaping @Sendable (Performance, Question) -> Reply
  ) -> Seam {
    Seam(
      callback: callback, declaration: "override var \(declaration)",
      result: Result(text: text, reply: reply), isAlwaysThere: true, releases: callback.releases)
  }

  /// A property that is true or false.
  static func property(_ callback: Callback, _ name: String, _ answer: Answer) -> Seam {
    var seam = property(callback, "\(name): Bool", answer.rawValue) { performance, _ in
      .boolean(performance.says(answer))
    }
    seam.isAlwaysThere = false
    seam.answer = answer
    return seam
  }

  /// A property of UIKit's that can be set and read.
  static func stored(_ callback: Callback, _ name: String, _ type: String = "Bool") -> Seam {
    Seam(
      callback: callback, declaration: "override var \(name): \(type)",
      result: Result(text: "super.\(name)") { _, _ in .none },
      setter: "super.\(name) = newValue", releases: callback.releases)
  }

  static func delegate(_ callback: Callback, _ method: String) -> Seam {
    Seam(callback: callback, declaration: "func \(method)", releases: callback.releases)
  }

  /// A method that decides between several values.
  static func question(
    _ callback: Callback, _ method: String, _ text: String,
    _ reply: @escaping @Sendable (Performance, Question) -> Reply
  ) -> Seam {
    Seam(
      callback: callback, declaration: "func \(method)",
      result: Result(text: text, reply: reply), isAlwaysThere: true, releases: callback.releases)
  }

  /// A method that answers yes or no.
  static func question(_ callback: Callback, _ method: String, _ answer: Answer) -> Seam {
    question(callback, "\(method) -> Bool", answer.rawValue) { performance, _ in
      .boolean(performance.says(answer))
    }.saying(answer)
  }

  /// The same seam, declared only if the answer may differ from UIKit's own.
  func saying(_ answer: Answer) -> Seam {
    var other = self
    other.isAlwaysThere = false
    other.answer = answer
    return other
  }

  func needing(_ member: Member) -> Seam {
    var other = self
    other.needs = member
    return other
  }
}
