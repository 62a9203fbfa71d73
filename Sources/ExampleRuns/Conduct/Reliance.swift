import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// The answers that an app decides and that the drive decided in a run. A crash after such an
/// answer is no fault of the example: an app may have a navigation controller where the drive has
/// none.
struct Reliance {
  /// True if UIKit gave an answer that the drive decided, as most answers are, or if an opaque
  /// value was searched for.
  private(set) var isOnAnswers = false
  /// True if UIKit returned one of its own views. Apps have subclasses of these views.
  private(set) var isOnClasses = false
  /// True if a variable was read in this turn or the turn before.
  var isOnState: Bool { readsState || hasReadState }
  private var readsState = false
  private var hasReadState = false
  private(set) var variables: [ReadVariable] = []

  /// A variable of a type, or a global variable.
  struct ReadVariable {
    fileprivate let owner: Int?
    let name: String
    /// The qualified name of the type; `nil` for a global variable.
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

  /// Begins another turn. A method called in the turn may use reads of the turn before.
  mutating func endTurn() {
    hasReadState = readsState
    readsState = false
  }
}

extension ExampleObserver {
  /// Notes the answer of a UIKit property or method.
  func noteAnswer(_ value: Value, _ name: String, of id: ObjectID) {
    guard world.kind(of: id) != .foreign else { return }
    noteAnswer(value, name)
  }

  /// Notes an answer of UIKit.
  func noteAnswer(_ value: Value, _ name: String) {
    guard isAuthorsCode else { return }
    switch value {
    case .void, .opaque: break
    case .object(let answer) where world.kind(of: answer) == .view:
      if !world.classRecord(of: answer).isDeclaredByAuthor { reliance.noteAnsweredView() }
    default: if !UIKitNames.marks(of: name).contains(.sure) { reliance.noteAnswer() }
    }
  }

  /// Notes a search with an opaque value that found nothing, or a result left to chance.
  func noteGuess() { reliance.noteAnswer() }

  /// Notes a read of a variable. Other code may set the variable to another value.
  /// - Parameter owner: The type that declares the variable; `nil` for a global variable.
  func noteContent(_ value: Value, of name: String, in owner: Int?) {
    guard isAuthorsCode else { return }
    reliance.noteRead()
    guard !value.isOpaque, !reliance.contains(name, of: owner) else { return }
    reliance.add(name, of: owner, owner.map { program.types[$0].qualifiedName })
  }

  /// Notes a read of a stored property. A constant that an initialiser sets counts as a variable,
  /// because the initialiser may get another value.
  func noteContent(_ value: Value, of field: FieldCode, _ id: ObjectID) {
    guard !field.isConstant || field.initializer == nil else { return }
    // Nil that is certain depends on nothing.
    if field.isGivenFromOutside, isCertainlyNil(field, value, of: id) { return }
    noteContent(value, of: field.name, in: owner(of: field, id))
  }
}

extension Value {
  /// True if the value describes the surroundings of a screen, or a size.
  var isOfSurroundings: Bool {
    switch self {
    case .system, .traits, .traitOverrides, .rect, .size, .point, .insets: true
    default: false
    }
  }
}
