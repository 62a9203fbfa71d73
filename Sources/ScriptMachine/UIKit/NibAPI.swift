import LifecycleEngine
import ScriptCompiler
import SwiftSubset
import UIKitNames

// Nibs and unwind segues. A page has no nib, so the outlets of a class define its content.
extension Storyboards {
  /// Makes the objects that UIKit's `loadView` finds in the nib or storyboard of a controller:
  /// a view for each outlet that is not set, made by `init(coder:)`. All outlets are connected
  /// before the first `awakeFromNib`. Source: `storyboard-load-steps`.
  func unarchive(_ owner: ObjectID, _ root: ObjectID) throws(RunError) {
    guard let type = machine.types.typeIndex(of: owner) else { return }
    var made: [ObjectID] = []
    for index in machine.types.classes(from: type).reversed() {
      for field in program.types[index].fields where field.isOutlet {
        guard let (slot, place, _) = machine.objects.fieldPlace(field.name, of: owner),
          heap[slot, place].isNull
        else { continue }
        guard let view = try unarchivedView(field.type) else { continue }
        world.addSubview(view, to: root)
        try machine.objects.set(field.name, of: owner, to: .object(view))
        made.append(view)
      }
    }
    for view in made where !world.isDeallocated(view) { world.wakeFromNib(view) }
    if world.stop != nil { throw .halted }
  }

  /// The view of an outlet; the caller owns the view. `nil` for other outlets, such as constraints.
  private func unarchivedView(_ type: TypeSyntax?) throws(RunError) -> ObjectID? {
    guard let name = type?.outletName else { return nil }
    if let own = program.types.firstIndex(where: { $0.role == .class && $0.name == name }) {
      let base = program.types[own].base
      guard base == .view || base.isTextInput else { return nil }
      let depth = stack.frames.count
      stack.push(machine.unknowns.makeOpaque("coder"))
      try machine.objects.construct(
        own, CallSite(name: 0, labels: Program.coderLabels, argumentCount: 1, callback: nil))
      try machine.run(downTo: depth)
      return stack.pop().objectID
    }
    let base = BuiltInTypes.base(of: name)
    guard base == .view || base.isTextInput else { return nil }
    return machine.views.makeView(named: name, base)
  }

  /// Performs an unwind segue, whose identifier is the name of a method that takes a segue. The
  /// segue goes back to the nearest controller that has the method.
  /// - Returns: True if the segue is an unwind segue.
  func performUnwindSegue(
    _ source: ObjectID, _ identifier: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    guard identifier.hasPrefix("unwind"),
      program.types.contains(where: { type in
        type.base.isController && type.methods.contains { $0.name == identifier }
      })
    else { return false }
    for candidate in world.unwindCandidates(from: source) {
      guard let type = machine.types.typeIndex(of: candidate),
        let action = machine.types.method(named: identifier, of: type),
        program.functions[action.function].parameters.count == 1
      else { continue }
      let sender = heap.copied(arguments.labeled("sender") ?? .null)
      let outer = machine.storyboard
      machine.storyboard.segue = (identifier, sender)
      machine.storyboard.unwindAction = action.function
      world.performSegue(.unwind, from: source, to: candidate)
      machine.storyboard = outer
      heap.release(sender)
      if world.stop != nil { throw .halted }
      return true
    }
    // A segue without a destination does nothing.
    return true
  }

  /// Runs the method of the destination that an unwind segue names.
  func callUnwindAction(of destination: ObjectID, from source: ObjectID) throws(RunError) {
    guard let function = machine.storyboard.unwindAction else { return }
    let given = segueArguments(from: source, to: destination)
    heap.release(given[1])
    heap.release(try machine.call(function, [heap.owned(destination), given[0]]))
  }
}

extension TypeSyntax {
  /// The name of the class in the declaration of an outlet: `UILabel!`, `UILabel?`.
  fileprivate var outletName: String? {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type.outletName
    case .named(let name, _): name
    case .array, .dictionary, .tuple, .function, .composition, .metatype: nil
    }
  }
}
