import LifecycleEngine
import UIKitNames

// The UIKit classes that objects of the author's classes descend from.
extension RuntimeTypes {
  /// The UIKit class of a view, or the UIKit class that the author's class derives from. `nil` for
  /// classes that the simulator does not know by name.
  func libraryClassName(of id: ObjectID) -> String? {
    let base = world.classRecord(of: id).base
    guard base == .view || base == .textView else { return nil }
    let name = uikitClassName(of: id)
    return CommonViews.superclass(of: name) == nil ? nil : name
  }

  /// The name of the UIKit class of an object, or of the nearest UIKit class above.
  func uikitClassName(of id: ObjectID) -> String {
    let record = world.classRecord(of: id)
    guard record.isDeclaredByAuthor, let type = typeIndex(of: id) else {
      return record.name
    }
    let top = classes(from: type).last { program.types[$0].role == .class }
    return top.flatMap { program.types[$0].inherited.first } ?? ""
  }

  /// Returns true if a view is of a class known by name or of a descendant of that class.
  func isCommonView(_ id: ObjectID, _ name: String) -> Bool {
    libraryClassName(of: id).map { CommonViews.descends($0, from: name) } ?? false
  }
}
