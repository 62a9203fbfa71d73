import Diagnostics
import LifecycleEngine

/// One thing that the code of an example did while it was run.
struct Deed {
  let kind: Kind
  /// Where in the example.
  let range: SourceRange
  /// How many events were recorded before.
  let event: Int
  /// What made the code run; `nil` for what the drive called itself.
  let occasion: Occasion?
  /// The innermost callback of a controller around it.
  let callback: Occasion?
  /// Whether it was done in the closure of an animation.
  let isInAnimation: Bool
  /// The controller whose code did it: `self`, or what a closure took for `self`.
  var author: ObjectID? = nil
  /// What was presented with that controller in it, where something was written.
  var sheet: ObjectID? = nil
  /// The controller whose code called that of the author, where something was set, written or asked
  /// for.
  var caller: ObjectID? = nil

  enum Kind {
    /// A property of something on screen got a value.
    case set(Target, String, SetValue)
    /// A controller that had a view was given another one.
    case replacedView(ObjectID)
    /// Something that belongs to a screen was changed or told to do something, by its name. It is noted only
    /// where the code of another controller leads to that.
    case asked(String)
    /// A controller was made with the name of its nib.
    case namedNib(ObjectID)
    /// `view` was read in `loadView` before there was one.
    case readViewTooEarly(ObjectID)
    /// Geometry or traits that were read early are other ones when they are final.
    case changed(EarlyRead, final: Value)
    /// A stored property or a global variable of the author's.
    case read(Variable)
    case wrote(Variable)
    /// A callback that the code called itself.
    case called(Callback, ObjectID?)
    /// An override that has returned without its superclass having been reached.
    case leftOutSuper(Callback, ObjectID, function: Int)
    /// `super` of a callback was reached.
    case reachedSuper(Callback, ObjectID)
    case contained(ContainmentCall)
    /// A view was put into another one, or taken out.
    case addedView(ObjectID, to: ObjectID, of: ObjectID?)
    /// At the end of a turn a controller's view is in the view of one that is not its parent.
    case leftWithoutParent(ObjectID, in: ObjectID)
    case removedView(ObjectID)
    /// A layer or a constraint was added.
    case added(Addition)
    /// The end of a layout callback, and what it has left behind.
    case laidOut(ObjectID, Growth)
    case presented(ObjectID, from: ObjectID, isInWindow: Bool)
    case began(Work)
    case cancelled(Work.Handle)
    /// The numbers of the registrations that an object holds after it has appeared.
    case counted(ObjectID, registrations: [Int])
    case registered(ObjectID?, number: Int)
    case animated(String)
  }
}

extension Deed {
  /// The callback that it calls by itself.
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

/// What a property belongs to.
enum Target: Hashable {
  case object(ObjectID)
  /// Something that is not simulated.
  case opaque(Int32)
}

/// What a property got.
struct SetValue {
  /// Which part of the property was set; `nil` for all of it.
  var part: String? = nil
  /// Whether it is another value than before.
  let isNew: Bool
  /// Whether what has the property was in a window.
  let isOnScreen: Bool
  /// Whether it was a view in another one, or a controller's.
  let isInTree: Bool
  let old: String
  let new: String
  /// By which two values are the same; no old one where nothing is known of it.
  let oldIdentity: String?
  let newIdentity: String
}

extension SetValue {
  /// What was set, as code names it.
  func name(of property: String) -> String { part.map { "\(property).\($0)" } ?? property }
}

/// Geometry or traits that were read before they were final.
struct EarlyRead {
  /// The controller in whose appearance they become final.
  let controller: ObjectID
  let appearance: Int
  let object: ObjectID
  let property: String
  /// Which part of it was used, where that is known.
  let part: String?
  let value: Value
  let range: SourceRange
  let event: Int
  /// How much the user and the system had done.
  let inputs: Int
  let callback: Occasion?
  /// Which of the early reads of the run it is.
  let number: Int
  /// The size of the view then.
  let size: Size
}

/// A variable that an example declares.
struct Variable: Hashable {
  /// `Editor.draft`, or `draft` for a global one.
  let name: String
  /// Whose stored property it is; `nil` for a global variable.
  let owner: ObjectID?
}

/// Work that goes on after the call that began it.
struct Work {
  enum Handle: Hashable {
    case task(ObjectID)
    case call(Int32)
  }

  let handle: Handle
  /// What began it, as written: `Task`, `fetch`.
  let name: String
  /// What was asked to do it: whoever cancels that ends the work, too.
  var worker: Handle?

  /// Whether it ends when something is cancelled or let go of.
  func ends(with handle: Handle) -> Bool { self.handle == handle || worker == handle }
}

/// A call by the author's code that ties a child to a parent, or takes the child away.
struct ContainmentCall {
  enum Call { case addChild, willMove, didMove, removeFromParent }

  let call: Call
  let child: ObjectID
  /// The parent that is given or, to be removed from, that there is.
  let parent: ObjectID?
}
