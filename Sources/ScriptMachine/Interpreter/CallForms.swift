import LifecycleEngine
import UIKitNames

// The forms of the methods that the libraries declare.
extension RuntimeTypes {
  /// The forms of a method of an object.
  func forms(of name: String, ofObject id: ObjectID) -> [MethodForm] {
    switch world.kind(of: id) {
    case .foreign: return collectionForms(of: name, ofObject: id)
    case .transitionCoordinator: return MemberTable.transitionCoordinator.forms(of: name)
    case .controller, .view, .presentationController:
      return UIKitNames.forms(of: name, on: world.classRecord(of: id).base)
    }
  }

  /// The forms of a method of an array, dictionary, set or lazy sequence.
  func collectionForms(of name: String, ofObject id: ObjectID) -> [MethodForm] {
    switch heap.foreignObject(id) {
    case .array: CollectionForms.forms(of: name, on: .array)
    case .dictionary: CollectionForms.forms(of: name, on: .dictionary)
    case .set, .lazy: CollectionForms.sequenceForms(of: name)
    default: []
    }
  }

  /// The forms of a static method, or of a method of the notification center, a text or a range.
  func forms(of name: String, on base: Value) -> [MethodForm] {
    switch base {
    case .builtInType(let type): UIKitNames.staticForms(of: name, onType: type)
    case .system(.notificationCenter): MemberTable.notificationCenter.forms(of: name)
    case .string: CollectionForms.forms(of: name, on: .text)
    case .range: CollectionForms.forms(of: name, on: .range)
    default: []
    }
  }
}
