import Diagnostics
import LifecycleEngine

/// One run of an example through a drive, when it is over and its world is still there.
struct DriveRun {
  let drive: DriveKind
  /// The name of the class that was driven, and the place of that name.
  let subject: String
  let subjectRange: SourceRange
  let machine: Machine
  let conduct: ExampleObserver
  let names: ObjectNames
  /// Which run of the example it is, from 1 on.
  let number: Int
  /// What keeps the example's controllers alive.
  private(set) var retention = Retention()
  /// The numbers of the early reads that masks have made up for.
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

  /// Who wrote the code, in a sentence.
  var author: String { conduct.isFile ? "the file" : "the example" }

  /// What an object is called in a sentence.
  func name(of id: ObjectID) -> String { "'\(names[id])'" }

  /// What the author wrote at a place of a deed, as the end of a sentence: "in 'A.viewDidLoad'".
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

  /// Whether an object is a controller of a class of the example's.
  func isExamples(_ id: ObjectID) -> Bool {
    world.kind(of: id) == .controller && world.classRecord(of: id).isDeclaredByAuthor
  }

  /// The name of the class of an object.
  func className(of id: ObjectID) -> String { world.classRecord(of: id).name }

  /// The number of the event that a deed belongs to: what it called itself, or else the callback that made
  /// its code run.
  func event(of deed: Deed) -> Int? {
    if let called = deed.calledCallback, deed.event < events.count,
      events[deed.event].callback == called
    {
      return deed.event
    }
    switch deed.occasion?.kind {
    // The event of such a closure is recorded before it runs.
    case .alongside?, .completion?: return deed.occasion.map { $0.event - 1 }
    default: return deed.callback?.event
    }
  }

  /// The number of the last event of an object, its end excepted.
  func lastEvent(of id: ObjectID) -> Int? {
    events.last { event in
      event.receiver == .object(id) && event.callback != .deinitialize
    }?.number
  }

  /// Whether the turn in which something was done has ended before the end of the run.
  func idle(after deed: Int) -> ExampleObserver.Idle? { conduct.idles.first { $0.deeds > deed } }
}
