import LifecycleEngine

/// The names of objects on a page: the name of the top-level variable that first held the object,
/// else its class and number among the unnamed objects of the class in order of creation.
package struct ObjectNames: Sendable {
  private var names: [String?]
  private var isShown: [Bool]
  private var isUIKitContainer: [Bool]
  /// The objects of other top-level variables, as further names. The table is only looked up.
  private var aliases: [String: ObjectID]

  init(
    names: [String?], isShown: [Bool], isUIKitContainer: [Bool], aliases: [String: ObjectID] = [:]
  ) {
    self.names = names
    self.aliases = aliases
    self.isShown = isShown
    self.isUIKitContainer = isUIKitContainer
  }

  /// Gives an object a further name.
  package mutating func add(_ name: String, for id: ObjectID) { aliases[name] = id }

  /// Gives an object another shown name.
  package mutating func rename(_ id: ObjectID, to name: String) { names[Int(id.index)] = name }

  /// The name of an object.
  package subscript(_ id: ObjectID) -> String {
    let index = Int(id.index)
    return index < names.count ? names[index] ?? "object\(index)" : "object\(index)"
  }

  /// True if the object has a name on the page.
  package func hasName(_ id: ObjectID) -> Bool {
    names.indices.contains(Int(id.index)) && names[Int(id.index)] != nil
  }

  /// The name of a receiver.
  package subscript(_ receiver: Receiver) -> String {
    switch receiver {
    case .object(let id): self[id]
    case .console: "console"
    case .app: "app"
    }
  }

  /// True if a receiver's events are shown even if no check names the receiver: the author's
  /// objects, `console` and `app`, but no instance of UIKit's own container classes.
  package func isShownByDefault(_ receiver: Receiver) -> Bool {
    guard case .object(let id) = receiver else { return true }
    let index = Int(id.index)
    return index < isShown.count && isShown[index]
  }

  /// True if an event is shown even if no check names its receiver. A completion closure is always
  /// the author's.
  package func isShownByDefault(_ event: Event) -> Bool {
    event.callback == .completion || isShownByDefault(event.receiver)
  }

  /// True if the object is an instance of UIKit's own container class, drawn as part of UIKit.
  package func isUIKitContainer(_ id: ObjectID) -> Bool {
    let index = Int(id.index)
    return index < isUIKitContainer.count && isUIKitContainer[index]
  }

  /// The object with this name, be it the shown name or a further name.
  package func object(named name: String) -> ObjectID? {
    guard let index = names.firstIndex(of: name) else { return aliases[name] }
    return ObjectID(at: index)
  }

  /// True if a name means this receiver. A further name does not count if the name is the shown
  /// name of another object.
  package func means(_ name: String, _ receiver: Receiver) -> Bool {
    if self[receiver] == name { return true }
    guard case .object(let id) = receiver, aliases[name] == id else { return false }
    return !names.contains(name)
  }
}
