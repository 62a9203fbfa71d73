import LifecycleEngine
import ScriptCompiler

// Initialisers that extensions add to UIKit classes and to unsimulated types. Each one delegates to
// an initialiser that exists without the extension.
extension ValueTypes {
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
    guard let type = machine.types.extensionType(of: name),
      let function = machine.types.fittingInitializer(of: type, program.labels[site.labels])
    else { return false }
    try machine.refuse("'\(name)' is made")
    let arguments = stack.pop(site.argumentCount)
    if isOnStack { heap.release(stack.pop()) }
    let made = try machine.library.allocate(named: name, in: machine)
    stack.push(made)
    stack.push(heap.copied(made))
    for value in arguments { stack.push(value) }
    try machine.enterMethod(function, site, ending: .object)
    return true
  }
}
