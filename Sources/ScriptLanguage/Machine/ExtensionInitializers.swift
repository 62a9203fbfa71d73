import LifecycleEngine

// Initialisers that extensions add to UIKit classes and to unsimulated types. Each one delegates to
// an initialiser that exists without the extension.
extension Machine {
  /// Makes an instance through an initialiser of an extension, if the call means one.
  /// - Parameter isOnStack: True if the called type lies on the stack below the arguments.
  func constructByExtension(_ site: CallSite, isOnStack: Bool) throws(RunError) -> Bool {
    guard !program.extensions.isEmpty else { return false }
    let place = stack.count - site.argumentCount - 1
    let name: String
    if isOnStack {
      switch stack[place] {
      case .builtInType(let type), .opaque(let type, _): name = type
      default: return false
      }
    } else {
      name = program.names[site.name]
    }
    guard let type = extensionType(of: name),
      let function = fittingInitializer(of: type, program.labels[site.labels])
    else { return false }
    try refuse("'\(name)' is made")
    let arguments = pop(site.argumentCount)
    if isOnStack { release(pop()) }
    let made = try allocate(named: name)
    push(made)
    push(copied(made))
    for value in arguments { push(value) }
    try enterMethod(function, site, ending: .object)
    return true
  }

  private func allocate(named name: String) throws(RunError) -> Value {
    for base in UIKitClass.allCases where base.name == name {
      return .object(try allocate(base))
    }
    if CommonViews.superclass(of: name) != nil {
      weighModeledObject()
      return .object(makeView(named: name, .view))
    }
    guard LibraryTypes.controllers.contains(name) else { return makeOpaque(ofType: name) }
    weighModeledObject()
    return .object(
      world.makeController(of: world.libraryClass(named: name, base: .viewController)))
  }
}
