import LifecycleEngine

/// What a run has got that an app decides about and the drive decided in its place. A crash that may come
/// of it is no fault of the example's: the app may have a navigation controller where the drive has none.
struct Reliance {
  /// Whether UIKit has answered with nothing, with a number, a text or a list, or something was sought by
  /// what is not simulated.
  fileprivate(set) var isOnAnswers = false
  /// Whether it has answered with a controller or view of its own, as apps have subclasses of them.
  fileprivate(set) var isOnClasses = false
  /// Whether a variable was read in the turn that runs, or in the one before.
  var isOnState: Bool { readsState || hasReadState }
  private var readsState = false
  private var hasReadState = false
  /// The variables that held nothing, or no more than 0, when they were read.
  fileprivate(set) var emptyVariables: [String] = []

  mutating func noteRead() { readsState = true }

  /// Begins with another turn: what a method that is called in it reads is read by then.
  mutating func endTurn() {
    hasReadState = readsState
    readsState = false
  }

  /// Methods that look for something.
  static let searches = ["viewWithTag", "viewController"]
  /// What tells the same in every app that has the screen in a window, or what the example has set.
  fileprivate static let sure = ["window", "viewIfLoaded", "title"]
}

extension Machine {
  /// Notes what a property or method of UIKit's has answered.
  func noteAnswer(_ value: Value, _ name: String, of id: ObjectID) {
    guard conduct != nil, world.kind(of: id) != .foreign, isAuthorsCode else { return }
    switch value {
    case .null, .integer, .string:
      if !Reliance.sure.contains(name) { conduct?.reliance.isOnAnswers = true }
    case .object(let answer):
      switch world.kind(of: answer) {
      case .controller, .view:
        guard !world.classRecord(of: answer).isDeclaredByAuthor else { return }
        conduct?.reliance.isOnClasses = true
      default: if array(answer) != nil { conduct?.reliance.isOnAnswers = true }
      }
    default: break
    }
  }

  /// Notes that something was looked for by what is not simulated, and not found.
  func noteGuess() { conduct?.reliance.isOnAnswers = true }

  /// Notes that a variable was read, and whether it held nothing: somebody else may fill it.
  func noteContent(_ value: Value, of name: String) {
    guard conduct != nil, isAuthorsCode else { return }
    conduct?.reliance.noteRead()
    guard holdsNothing(value), conduct?.reliance.emptyVariables.contains(name) == false
    else { return }
    conduct?.reliance.emptyVariables.append(name)
  }

  private func holdsNothing(_ value: Value) -> Bool {
    switch value {
    case .null: true
    case .weak(let id): world.isDeallocated(id)
    case .integer(let number): number <= 0
    case .double(let number): number <= 0
    case .string(let text): text.isEmpty
    case .object(let id):
      if let elements = array(id) {
        elements.isEmpty
      } else if let table = dictionary(id) {
        table.keys.isEmpty
      } else {
        false
      }
    default: false
    }
  }
}
