import Diagnostics
import LifecycleEngine
import ScriptMachine

/// One run of an example through a drive, after the end, with the world still there.
struct DriveRun {
  let drive: DriveKind
  /// The name of the class that was driven, and the place of that name.
  let subject: String
  let subjectRange: SourceRange
  let machine: Machine
  let conduct: ExampleObserver
  let names: ObjectNames
  /// The number of the run in the example, from 1.
  let number: Int
  /// The references that keep the example's controllers alive.
  private(set) var retention = Retention()
  /// The numbers of the early reads whose effect masks correct.
  var followed: [Int] = []

  var world: World { machine.world }
  var deeds: [Deed] { conduct.deeds }
  var events: [Event] { machine.world.trace.events }

  init(
    _ drive: DriveKind, of subject: String, at subjectRange: SourceRange,
    _ conduct: ExampleObserver, number: Int
  ) {
    self.drive = drive
    self.subject = subject
    self.subjectRange = subjectRange
    machine = conduct.machine
    self.number = number
    self.conduct = conduct
    names = machine.names()
    retention = Retention(self)
  }

  /// The author of the code, for a sentence.
  var author: String { conduct.isFile ? "the file" : "the example" }

  /// The name of an object, for a sentence.
  func name(of id: ObjectID) -> String { "'\(names[id])'" }

  /// The place of a deed, as the end of a sentence: "in 'A.viewDidLoad'".
  func place(of deed: Deed) -> String { place(of: deed.callback ?? deed.occasion) }

  func place(of occasion: Occasion?) -> String {
    guard let occasion else { return "outside of any callback" }
    guard let callback = occasion.callback, let receiver = occasion.receiver else {
      switch occasion.kind {
      case .alongside: return "alongside a transition"
      case .completion: return "at the end of a transition"
      default: return "later"
      }
    }
    return "in '\(names[receiver]).\(callback.baseName)'"
  }

  /// True if an object is a controller of a class of the example's.
  func isExamples(_ id: ObjectID) -> Bool {
    world.kind(of: id) == .controller && world.classRecord(of: id).isDeclaredByAuthor
  }

  /// The name of the class of an object.
  func className(of id: ObjectID) -> String { world.classRecord(of: id).name }

  /// The number of the event that a deed belongs to: the callback that the deed calls, otherwise
  /// the callback that made the code run.
  func event(of deed: Deed) -> Int? {
    if let called = deed.calledCallback, deed.event < events.count,
      events[deed.event].callback == called
    {
      return deed.event
    }
    switch deed.occasion?.kind {
    // The event of a transition's closure is recorded before the closure runs.
    case .alongside?, .completion?: return deed.occasion.map { $0.event - 1 }
    default: return deed.callback?.event
    }
  }

  /// The number of the last event of an object, without `deinit`.
  func lastEvent(of id: ObjectID) -> Int? {
    events.last { event in
      event.receiver == .object(id) && event.callback != .deinitialize
    }?.number
  }

  /// The end of the turn in which a deed was done; `nil` if the run ended before.
  func idle(after deed: Int) -> ExampleObserver.Idle? { conduct.idles.first { $0.deeds > deed } }
}
