import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

/// A call that does nothing, whatever the rest of the app does.
struct Refusal {
  /// The fact, in one sentence.
  let summary: String
  /// The reason.
  let note: String
  let help: String
}

/// The reads of controllers' properties that returned an object in the current turn.
struct LinkLog {
  /// A place of the code that read a property of a controller.
  struct Read: Hashable {
    let owner: ObjectID
    let name: String
    let function: Int
  }

  /// The positions of the reads in their functions.
  private var positions: [Read: Int] = [:]

  mutating func add(_ read: Read, at position: Int) { positions[read] = position }

  /// True if an earlier line of the same function read an object.
  func gaveObject(_ read: Read, before position: Int) -> Bool {
    positions[read].map { $0 < position } ?? false
  }

  mutating func endTurn() { positions = [:] }
}

/// Looks for calls that UIKit refuses, that reach nothing, or that no run follows.
struct CallNotes {
  let observer: ExampleObserver

  /// Notes a read of a property of a controller. A call through nil does nothing; if the same code
  /// found an object there earlier in the turn, the code itself has taken the controller out.
  func noteLink(_ value: Value, _ name: String, of id: ObjectID) {
    guard observer.isAuthorsCode, observer.judgement == nil,
      observer.world.kind(of: id) == .controller,
      let frame = observer.frames.last
    else { return }
    let read = LinkLog.Read(owner: id, name: name, function: frame.function)
    switch value {
    case .object: observer.links.add(read, at: frame.position)
    case .null:
      guard observer.links.gaveObject(read, before: frame.position), let call = callThrough(frame)
      else {
        return
      }
      observer.note(
        .refused(
          Refusal(
            summary: "'\(name)' is nil here, so '\(call)' does nothing",
            note: "an earlier call removed the controller, and '\(name)' was set until then",
            help: "keep '\(name)' in a constant before that call, and use the constant")))
    default: break
    }
  }

  /// The method that the code calls through the optional value that was just read, for its effect alone.
  private func callThrough(_ frame: Frame) -> String? {
    let code = observer.program.functions[frame.function].code
    var position = frame.position
    if position < code.count, case .cast = code[position] { position += 1 }
    guard position < code.count, case .jumpIfNull(let end) = code[position],
      end > 0, end < code.count, case .callMember(let site) = code[end - 1],
      case .pop = code[end]
    else { return nil }
    return observer.program.names[site.name]
  }

  /// Notes that UIKit refuses to make a view the first responder, because the view is in no hierarchy.
  func noteResponder(_ value: Value, _ name: String, of id: ObjectID) {
    guard value.isBoolean(false), observer.isAuthorsCode,
      UIKitNames.marks(of: name, in: .view).contains(.becomesFirst),
      !observer.isResultUsed, observer.world.kind(of: id) == .view,
      observer.world.superview(of: id) == nil,
      observer.world.controller(ofView: id) == nil, !observer.crashing.standsInForView(id),
      !observer.crashing.isInGiven(id),
      !observer.crashes.hasCalledHelper
    else { return }
    observer.note(
      .refused(
        Refusal(
          summary: "UIKit refuses '\(name)' here",
          note:
            "the documentation allows the call in an active hierarchy only, and the view has no superview yet",
          help: "add the view first, and call '\(name)' in 'viewIsAppearing' or later")))
  }
}
