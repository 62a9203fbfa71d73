/// The words of a row: facts about a member of UIKit.
package struct MemberMarks: OptionSet, Sendable {
  package let rawValue: UInt64

  /// The simulator has the member.
  package static let simulated = MemberMarks(rawValue: 1)
  /// The name is no slip of the pen, even if the author has a similar name. An initializer with the
  /// word is not simulated.
  package static let known = MemberMarks(rawValue: 1 << 1)
  /// A property with the first word of a method as its name: a property of a tab bar's delegate or
  /// of key-value coding, or the name of a method with more arguments.
  package static let beside = MemberMarks(rawValue: 1 << 2)
  /// UIKit itself changes the property, so an observer would have to run then.
  package static let changed = MemberMarks(rawValue: 1 << 3)
  /// A use begins work in later turns.
  package static let schedules = MemberMarks(rawValue: 1 << 4)
  /// A call asks for another layout or update.
  package static let invalidates = MemberMarks(rawValue: 1 << 5)
  /// UIKit reads the property and the simulator does not, so a getter of a subclass is missed.
  package static let unread = MemberMarks(rawValue: 1 << 6)
  /// UIKit reads the property only for the looks of the app's surroundings. Nothing simulated
  /// depends on the property, so a plain getter is not missed.
  package static let looks = MemberMarks(rawValue: 1 << 7)
  /// UIKit calls the method, so that an override waits for something to happen.
  package static let called = MemberMarks(rawValue: 1 << 8)
  /// Nothing simulated calls the method, or only for the looks. Only `override` needs the row.
  static let rare = MemberMarks(rawValue: 1 << 9)
  /// Only the labels of calls are compared with the row: nobody overrides the method.
  static let labels = MemberMarks(rawValue: 1 << 10)
  /// Scenarios cannot call the method yet. A call fails, because the call would seem to work.
  static let uncallable = MemberMarks(rawValue: 1 << 11)
  /// Scenarios cannot set the property yet. An assignment fails, because the property changes what
  /// is simulated.
  static let unsettable = MemberMarks(rawValue: 1 << 12)
  /// UIKit calls the value and holds the value weakly. An assignment fails unless some code takes
  /// the assignment.
  package static let weak = MemberMarks(rawValue: 1 << 13)
  /// Older members have the same base name, so the release is the release of the outline alone.
  static let overload = MemberMarks(rawValue: 1 << 14)
  /// The bare name of the method is a function value: `forEach(view.addSubview)`.
  static let bound = MemberMarks(rawValue: 1 << 16)
  /// The initial value is the value of the class `UIView` itself; other views have other values.
  package static let plain = MemberMarks(rawValue: 1 << 17)
  /// The place of a view, so an assignment moves the view.
  package static let place = MemberMarks(rawValue: 1 << 18)
  /// A use leads to layout, although the member neither is a place nor is marked `invalidates`.
  package static let moves = MemberMarks(rawValue: 1 << 19)
  /// Layout settles the value, so a read before layout may get another one.
  package static let settled = MemberMarks(rawValue: 1 << 20)
  /// The value is the same in every app that has the screen in a window.
  package static let sure = MemberMarks(rawValue: 1 << 21)
  /// Nobody sees the property.
  package static let unseen = MemberMarks(rawValue: 1 << 22)
  /// The property is visible, and models have no property of the name.
  package static let visual = MemberMarks(rawValue: 1 << 23)
  /// Only views have the member, so a value with the member is a view.
  package static let telling = MemberMarks(rawValue: 1 << 24)
  /// Code that uses the member of a controller needs the controller on screen.
  package static let host = MemberMarks(rawValue: 1 << 25)
  /// A call only answers, so a condition may call the method.
  package static let pure = MemberMarks(rawValue: 1 << 26)
  /// A call or an assignment changes sizes, places or insets that the simulator does not compute.
  package static let unsettles = MemberMarks(rawValue: 1 << 27)
  /// The documentation, or `NS_REQUIRES_SUPER` of the header, demands that an override calls `super`.
  package static let inherited = MemberMarks(rawValue: 1 << 34)
  /// UIKit's implementation does what the name says, so an override that neither reaches `super` nor
  /// calls another such method undoes the method.
  package static let performs = MemberMarks(rawValue: 1 << 35)
  /// Swift cannot name the method, because the method was deprecated before Swift had a first release.
  package static let gone = MemberMarks(rawValue: 1 << 36)
  /// The property decides which keyboard comes for a text field or text view.
  package static let keyboard = MemberMarks(rawValue: 1 << 28)
  /// A call makes the receiver the first responder.
  package static let becomesFirst = MemberMarks(rawValue: 1 << 33)
  /// A call brings the keyboard anew.
  package static let reloadsKeyboard = MemberMarks(rawValue: 1 << 32)
  /// Assigned nil reads as an empty string.
  package static let emptied = MemberMarks(rawValue: 1 << 29)
  /// UIKit has a value of its own in place of an assigned nil.
  package static let replaced = MemberMarks(rawValue: 1 << 30)
  /// The size of the view's contents depends on the property.
  package static let contents = MemberMarks(rawValue: 1 << 31)
  /// An animation of views shows the property on its way.
  package static let animatable = MemberMarks(rawValue: 1 << 37)
  /// A use leaves the frame of the view itself unknown.
  package static let warps = MemberMarks(rawValue: 1 << 38)
  /// The property tells the scene of a window.
  package static let scene = MemberMarks(rawValue: 1 << 35)
  /// Code can only read the property.
  package static let readOnly = MemberMarks(rawValue: 1 << 39)
  /// The place of a view in the coordinates of the view itself.
  package static let inside = MemberMarks(rawValue: 1 << 50)
  /// The row has a word that is no mark.
  static let malformed = MemberMarks(rawValue: 1 << 15)

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  init(word: Substring) {
    self =
      switch word {
      case "simulated": .simulated
      case "known": .known
      case "beside": .beside
      case "changed": .changed
      case "schedules": .schedules
      case "invalidates": .invalidates
      case "unread": .unread
      case "looks": .looks
      case "called": .called
      case "rare": .rare
      case "labels": .labels
      case "uncallable": .uncallable
      case "unsettable": .unsettable
      case "weak": .weak
      case "overload": .overload
      case "bound": .bound
      case "plain": .plain
      case "place": .place
      case "inside": .inside
      case "moves": .moves
      case "settled": .settled
      case "sure": .sure
      case "unseen": .unseen
      case "visual": .visual
      case "telling": .telling
      case "host": .host
      case "pure": .pure
      case "unsettles": .unsettles
      case "inherited": .inherited
      case "performs": .performs
      case "gone": .gone
      case "keyboard": .keyboard
      case "reloadsKeyboard": .reloadsKeyboard
      case "becomesFirst": .becomesFirst
      case "emptied": .emptied
      case "replaced": .replaced
      case "contents": .contents
      case "scene": .scene
      case "warps": .warps
      case "animatable": .animatable
      case "readonly": .readOnly
      default: .malformed
      }
  }
}
