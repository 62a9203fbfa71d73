import LifecycleEngine

/// What a run has got that an app decides about and the drive decided in its place. A crash that may come
/// of it is no fault of the example's: the app may have a navigation controller where the drive has none.
struct Reliance {
  /// Whether UIKit has answered with something that the drive decided, as most of what it answers is, or
  /// something was sought by what is not simulated.
  private(set) var isOnAnswers = false
  /// Whether it has answered with a view of its own, as apps have subclasses of them.
  private(set) var isOnClasses = false
  /// Whether a variable was read in the turn that runs, or in the one before.
  var isOnState: Bool { readsState || hasReadState }
  private var readsState = false
  private var hasReadState = false
  /// The variables that were read.
  private(set) var variables: [ReadVariable] = []

  /// A variable of a type, or a global one.
  struct ReadVariable {
    fileprivate let owner: Int?
    let name: String
    /// The name of the type with the types around it; `nil` for none.
    let type: String?
  }

  mutating func noteRead() { readsState = true }

  mutating func noteAnswer() { isOnAnswers = true }

  mutating func noteAnsweredView() { isOnClasses = true }

  func contains(_ name: String, of owner: Int?) -> Bool {
    variables.contains { $0.owner == owner && $0.name == name }
  }

  mutating func add(_ name: String, of owner: Int?, _ type: String?) {
    variables.append(ReadVariable(owner: owner, name: name, type: type))
  }

  /// Begins with another turn: what a method that is called in it reads is read by then.
  mutating func endTurn() {
    hasReadState = readsState
    readsState = false
  }

  /// What tells the same in every app that has the screen in a window.
  fileprivate static let sure = ["window", "viewIfLoaded"]
}

extension ExampleObserver {
  /// Notes what a property or method of UIKit's has answered.
  func noteAnswer(_ value: Value, _ name: String, of id: ObjectID) {
    guard world.kind(of: id) != .foreign else { return }
    noteAnswer(value, name)
  }

  /// Notes an answer of UIKit's, whoever gave it.
  func noteAnswer(_ value: Value, _ name: String) {
    guard isAuthorsCode else { return }
    switch value {
    case .void, .opaque: break
    case .object(let answer) where world.kind(of: answer) == .view:
      if !world.classRecord(of: answer).isDeclaredByAuthor { reliance.noteAnsweredView() }
    default: if !Reliance.sure.contains(name) { reliance.noteAnswer() }
    }
  }

  /// Notes that something was looked for by what is not simulated, and not found, or was left to chance.
  func noteGuess() { reliance.noteAnswer() }

  /// Notes that a variable was read, which other code may set to something else.
  /// - Parameter owner: The type that declares it; `nil` for a global one.
  func noteContent(_ value: Value, of name: String, in owner: Int?) {
    guard isAuthorsCode else { return }
    reliance.noteRead()
    guard !value.isOpaque, !reliance.contains(name, of: owner) else { return }
    reliance.add(name, of: owner, owner.map { program.types[$0].qualifiedName })
  }

  /// Notes that a stored property of an object was read. A constant that an initializer sets is the same as
  /// a variable, as the initializer may be given something else.
  func noteContent(_ value: Value, of field: FieldCode, _ id: ObjectID) {
    guard !field.isConstant || field.initializer == nil else { return }
    noteContent(value, of: field.name, in: owner(of: field, id))
  }
}

extension Value {
  /// Whether it tells of what a screen is in, or of sizes.
  var isOfSurroundings: Bool {
    switch self {
    case .system, .traits, .traitOverrides, .rect, .size, .point, .insets: true
    default: false
    }
  }
}
