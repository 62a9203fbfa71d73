import Diagnostics
import LifecycleEngine
import ScriptMachine

/// One action of an example's code during a run.
struct Deed {
  let kind: Kind
  /// The place in the example.
  let range: SourceRange
  /// The number of events recorded before.
  let event: Int
  /// The occasion of the code; `nil` for a direct call by the drive.
  let occasion: Occasion?
  /// The innermost callback of a controller around the deed.
  let callback: Occasion?
  /// True if the code ran in the closure of an animation.
  let isInAnimation: Bool
  /// The controller whose code ran: `self`, or the `self` that a closure captured.
  var author: ObjectID? = nil
  /// The presented controller that contains the author, for a write.
  var sheet: ObjectID? = nil
  /// The controller whose code called the author's code, for a set, a write or an ask.
  var caller: ObjectID? = nil

  enum Kind {
    /// A property of a view or an opaque value was set.
    case set(Target, String, SetValue)
    /// A controller that had a view was given another view.
    case replacedView(ObjectID)
    /// Code of another controller led to a call or assignment on a part of a screen. The name is
    /// that of the method or property.
    case asked(String)
    /// A controller was made with a nib name.
    case namedNib(ObjectID)
    /// `view` was read in `loadView` before a view existed.
    case readViewTooEarly(ObjectID)
    /// Geometry or traits had another value when final than at an early read.
    case changed(EarlyRead, final: Value)
    /// A stored property or a global variable of the author's was read or written.
    case read(Variable)
    case wrote(Variable)
    /// A callback was called directly by the code.
    case called(Callback, ObjectID?)
    /// An override returned without reaching its superclass.
    case leftOutSuper(Callback, ObjectID, function: Int)
    /// The superclass's implementation of a callback was reached.
    case reachedSuper(Callback, ObjectID)
    case contained(ContainmentCall)
    /// A view was added to another view.
    case addedView(ObjectID, to: ObjectID, of: ObjectID?)
    /// At the end of a turn, the child's view is in the view of a controller other than the parent.
    case leftWithoutParent(ObjectID, in: ObjectID)
    case removedView(ObjectID)
    /// A gesture recognizer or something similar was added to a view.
    case attached(Attachment)
    /// Something was removed from a view.
    case detached(Attachment.Kind, from: Target)
    /// A layer or a constraint was added.
    case added(Addition)
    /// A layout callback ended; the growth is left behind.
    case laidOut(ObjectID, Growth)
    case presented(ObjectID?, from: ObjectID, isInWindow: Bool)
    case began(Work)
    case cancelled(Work.Handle)
    /// The numbers of the registrations that a controller on screen holds at the end of a turn.
    case counted(ObjectID, registrations: [Int])
    case registered(ObjectID?, number: Int)
    case animated(String)
    /// UIKit was used on another thread than the main thread. The text is the summary of the error.
    case usedOffMain(String)
    /// `loadView` returned and no view was assigned.
    case madeNoView
    /// A member of the window was used where a view has no window yet.
    case usedNoWindow
    /// The object in a property that holds its object weakly was gone at the end of the turn.
    case lostObject(of: String)
    /// A method added something to a cell that the table uses again.
    case addedToReused(String)
    /// The code began, or ended, a transition of a child's appearance.
    case beganAppearance(ObjectID)
    case endedAppearance
    /// A transition of a child's appearance is begun in a callback whose container forwards the
    /// callback to its children.
    case forwardedTwice(ObjectID)
    /// At the end of a turn, a transition of a child's appearance was not ended.
    case leftAppearanceOpen(ObjectID)
    /// The size before a change of size was used for a place.
    case usedOldSize(String)
    /// UIKit objected to a call, with the text on the console.
    case warned(String)
    /// A closure was given to a queue, or a call for later, once, was asked of the run loop.
    case scheduled
    /// A use ended the app.
    case crashed(Crash)
    /// A call did nothing.
    case refused(Refusal)
  }
}

extension Deed {
  /// The callback that the deed itself calls.
  var calledCallback: Callback? {
    switch kind {
    case .called(let callback, _): callback
    case .contained(let call):
      switch call.call {
      case .addChild, .willMove: .willMoveToParent
      case .didMove, .removeFromParent: .didMoveToParent
      }
    default: nil
    }
  }
}

/// The owner of a property.
enum Target: Hashable {
  case object(ObjectID)
  /// An opaque value.
  case opaque(Int32)
}

/// A value that a property was set to.
struct SetValue {
  /// The part of the property that was set; `nil` for the whole property.
  var part: String? = nil
  /// True if the value differs from the value before.
  let isNew: Bool
  /// True if the owner of the property was in a window.
  let isOnScreen: Bool
  /// True if the owner was a view with a superview or a controller, or is no view.
  let isInTree: Bool
  /// True if the owner is a part of the screen whose code ran, as a view of the screen is.
  let isOwn: Bool
  let old: String
  let new: String
  /// The identities that tell if two values are equal; the old identity is `nil` if unknown.
  let oldIdentity: String?
  let newIdentity: String
}

extension SetValue {
  /// The name of what was set, as in code.
  func name(of property: String) -> String { part.map { "\(property).\($0)" } ?? property }

  /// True for the insets of a controller.
  static func isOfController(_ property: String) -> Bool { property.hasSuffix("SafeAreaInsets") }
}

/// A read of geometry or traits before the values were final.
struct EarlyRead {
  /// The controller in whose appearance the values become final.
  let controller: ObjectID
  let appearance: Int
  let object: ObjectID
  let property: String
  /// The part of the property that was used, if known.
  let part: String?
  let value: Value
  let range: SourceRange
  let event: Int
  /// The number of actions of the user and the system before the read.
  let inputs: Int
  let callback: Occasion?
  /// The number of the read among the early reads of the run.
  let number: Int
  /// The size of the view at the read.
  let size: Size
  /// True for a rectangle of a view without a size that nothing had placed.
  let isUnplaced: Bool
  /// True if the value becomes the place of another view.
  let isForPlace: Bool
}

/// A variable that an example declares.
struct Variable: Hashable {
  /// `Editor.draft`, or `draft` for a global variable.
  let name: String
  /// The object with the stored property; `nil` for a global variable.
  let owner: ObjectID?
}

/// Work that continues after the call that began the work.
struct Work {
  enum Handle: Hashable {
    case task(ObjectID)
    case call(Int32)
  }

  let handle: Handle
  /// The name of the call that began the work, as written: `Task`, `fetch`.
  let name: String
  /// The receiver of the call. Cancelling the receiver ends the work, too.
  var worker: Handle?

  /// True if the work ends when the handle is cancelled or released.
  func ends(with handle: Handle) -> Bool { self.handle == handle || worker == handle }
}

/// A call by the author's code that ties a child to a parent or removes the child.
struct ContainmentCall {
  enum Call { case addChild, willMove, didMove, removeFromParent }

  let call: Call
  let child: ObjectID
  /// The parent that is passed; for a removal the current parent.
  let parent: ObjectID?
  /// The loaded view of a child that is removed.
  var view: ObjectID?
}
