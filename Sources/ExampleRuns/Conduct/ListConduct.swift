import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// Looks for items of bars that code adds to the items that are there already.
struct ListNotes {
  let observer: ExampleObserver
  /// The lists of items.
  static let lists = ["rightBarButtonItems", "leftBarButtonItems", "toolbarItems"]

  /// Notes a call that makes a list of items longer: the list of a bar, or a copy.
  func noteGrowing(_ name: String, on base: Value, _ arguments: Arguments) {
    guard name == "append" || name == "insert", case .opaque(_, let number) = base,
      let (target, list) = barList(number)
    else { return }
    guard isReadHere(list) else { return _ = observer.grownLists.insert(number) }
    noteGrowth(of: list, of: target)
  }

  /// Notes that the longer copy of a list becomes the list.
  /// - Returns: True if the value is such a copy.
  func noteGrown(_ value: Value, _ name: String, of target: Target) -> Bool {
    guard case .opaque(_, let number) = value, observer.grownLists.contains(number),
      let (owner, list) = barList(number), owner == target, list == name
    else { return false }
    noteGrowth(of: list, of: target)
    return true
  }

  /// The bar's owner and the property of a list that was read.
  private func barList(_ number: Int32) -> (Target, String)? {
    guard let member = observer.opaqueValues.member(number), Self.lists.contains(member.name) else {
      return nil
    }
    switch member.owner {
    case .object(let id): return (.object(id), member.name)
    case .value(let owner): return (.opaque(owner), member.name)
    case .script, .library: return nil
    }
  }

  /// True if the running expression itself reads the list, so that Swift puts the longer list back.
  private func isReadHere(_ list: String) -> Bool {
    guard let frame = observer.frames.last else { return false }
    let function = observer.program.functions[frame.function]
    return function.code.indices.prefix(frame.position).contains { place in
      guard case .getMember(let name) = function.code[place] else { return false }
      return observer.program.names[name] == list
        && observer.currentRange.contains(function.ranges[place])
    }
  }

  private func noteGrowth(of list: String, of target: Target) {
    let before = observer.opaque.identity(of: list, of: target) ?? list
    let value = observer.machine.unknowns.makeOpaque(list)
    guard case .opaque(_, let number) = value else { return }
    observer.machine.heap.opaqueValues.origins[number] = "(\(before) \(BinaryOperator.add) item)"
    observer.noteSet(target, list, from: nil, to: value)
  }
}
