import LifecycleEngine
import UIKitNames

// Undeclared names in an example. A name without receiver is a member of `self`, because most
// examples show a part of a class.
extension NameLookup {
  /// Functions of the standard library, C and the system that are no members.
  private static let freeFunctions = [
    "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "tan", "atan", "atan2", "exp", "log",
    "fabs", "fmin", "fmax", "fmod", "trunc", "swap", "arc4random", "arc4random_uniform", "dump",
    "debugPrint", "sequence", "repeatElement", "autoreleasepool", "dispatchPrecondition",
    "withExtendedLifetime", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withTaskGroup",
    "withThrowingTaskGroup", "withTaskCancellationHandler", "withObservationTracking",
    "withAnimation", "os_log", "class_getName", "objc_setAssociatedObject",
    "objc_getAssociatedObject", "unsafeBitCast", "isKnownUniquelyReferenced",
  ]

  /// Returns true if an undeclared name counts as a member of the object around the code.
  ///
  /// In a closure that captures `self` weakly, Swift takes no name for a member.
  func isUndeclaredMember(_ name: String) -> Bool {
    guard symbols.isInExample, !scopes.isEmpty, !scopes.top.isStatic,
      let type = scopes.top.typeIndex,
      symbols.types[type].role == .class, !name.isCapitalized, name != "self",
      !name.utf8.contains(36), name.isName, !NameLookup.freeFunctions.contains(name)
    else { return false }
    switch meaning(of: "self") {
    case .local(let local): return !local.isWeak
    case .capture(_, let capture): return !capture.isWeak
    default: return false
    }
  }
}

extension BuiltInTypes {
  /// The UIKit class that an undeclared superclass most likely descends from, by name.
  package static func base(ofUndeclared name: String) -> UIKitClass {
    let known = base(of: name)
    guard known == .object, !isWithoutMembers(name) else { return known }
    // No class of Apple's has the short form, so the class is the app's, with any prefix.
    if name.hasSuffix("VC") { return .viewController }
    guard !LibraryNames.isPrefixed(name) else { return known }
    if name.hasSuffix("ViewController") { return .viewController }
    for ending in ["View", "Button", "Label", "Cell", "Control"] where name.hasSuffix(ending) {
      return .view
    }
    return .object
  }
}
