/// The words of a row: facts about a member of UIKit.
package struct MemberMarks: OptionSet, Sendable {
  package let rawValue: UInt16

  /// The simulator has the member.
  package static let simulated = MemberMarks(rawValue: 1)
  /// The name is no slip of the pen, even if the author has a similar name.
  static let known = MemberMarks(rawValue: 1 << 1)
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
  static let called = MemberMarks(rawValue: 1 << 8)
  /// Nothing simulated calls the method, or only for the looks. Only `override` needs the row.
  static let rare = MemberMarks(rawValue: 1 << 9)
  /// Only the labels of calls are compared with the row: nobody overrides the method.
  static let labels = MemberMarks(rawValue: 1 << 10)
  /// Scenarios cannot call the method yet. A call fails, because the call would seem to work.
  static let uncallable = MemberMarks(rawValue: 1 << 11)
  /// Scenarios cannot set the property yet. An assignment fails, because the property changes what
  /// is simulated.
  static let unsettable = MemberMarks(rawValue: 1 << 12)
  /// UIKit calls the value and holds the value weakly. Where no code takes an assignment, the
  /// assignment fails.
  static let weak = MemberMarks(rawValue: 1 << 13)
  /// Older members have the same base name, so the release is that of the outline alone.
  static let overload = MemberMarks(rawValue: 1 << 14)
  /// The row has a word that is none.
  static let malformed = MemberMarks(rawValue: 1 << 15)

  package init(rawValue: UInt16) { self.rawValue = rawValue }

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
      default: .malformed
      }
  }
}
