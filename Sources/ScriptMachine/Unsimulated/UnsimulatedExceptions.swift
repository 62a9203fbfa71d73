import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Uses that UIKit answers with an exception that the simulator does not raise. A scenario fails there,
// because the app would end.
extension UnknownValues {
  /// Throws for a tab bar controller that gets a child by hand. Source:
  /// https://github.com/scenee/FloatingPanel/issues/591.
  func checkContainer(_ id: ObjectID) throws(RunError) {
    let base = world.classRecord(of: id).base
    let isEmpty = base == .navigationController && world.viewControllers(ofNavigation: id).isEmpty
    guard !rules.allowsUndeclared, isEmpty || base == .tabBarController else {
      if base == .navigationController { world.note(.childByHand) }
      return
    }
    throw failed(
      .notSimulated, "A child that code adds to a '\(base.name)' by hand is not simulated",
      ["UIKit may show the child; set 'viewControllers', or add the child to a controller there"])
  }

  /// The error for a use that raises an exception.
  func raises(_ use: String, _ name: String, _ help: String) -> RunError {
    failed(.notSimulated, "\(use) raises '\(name)' in UIKit, which is not simulated yet", [help])
  }

  /// Fails for a use that raises an exception. An example goes on, and the observer is told.
  /// - Parameter subject: The object whose state decides. In an example, code that no run calls may have
  ///   changed the state of an object from an earlier turn.
  package func raise(
    _ use: String, _ name: String, _ help: String, of subject: ObjectID? = nil
  ) throws(RunError) {
    guard !rules.allowsUndeclared else {
      return tell(.raises(use, exception: name, help: help, subject: subject))
    }
    throw raises(use, name, help)
  }

  static let inconsistency = "NSInternalInconsistencyException"

  // MARK: Alerts

  private static let fields = "text fields"
  private static let textFields = "textFields"

  /// Notes a new alert, which has no text fields.
  func noteAlert(_ id: ObjectID) {
    guard !rules.allowsUndeclared || !program.names.contains(where: { $0.hasPrefix("addText") })
    else { return }
    heap.keep(.null, Self.textFields, of: id)
  }

  /// Fails for a preferred action that the alert does not have. Source:
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction
  package func checkSet(_ name: String, of id: ObjectID, to value: Value) throws(RunError) {
    if name == "collectionView" || name == "tableView", world.kind(of: id) == .controller,
      !rules.allowsUndeclared
    {
      throw failed(
        .notSimulated, "Another '\(name)' of a controller is not simulated yet",
        ["use the view that the controller has, or 'loadView' of a plain controller"])
    }
    guard name == "preferredAction", let action = value.objectID,
      world.kind(of: id) == .controller, world.classRecord(of: id).base == .alertController,
      let actions = heap.kept(UIKitNames.actions, of: id)?.objectID.flatMap({ heap.array($0) }),
      !actions.contains(where: { $0.objectID == action })
    else { return }
    try raise(
      "A preferred action that the alert does not have", Self.inconsistency,
      "call 'addAction' first", of: id)
  }

  /// Fails for a second cancel action. Source:
  /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/cancel
  func checkAction(_ action: Value, _ others: [Value]) throws(RunError) {
    func isCancel(_ action: Value) -> Bool {
      guard let id = action.objectID, case .symbol("cancel")? = heap.kept("style", of: id) else {
        return false
      }
      return true
    }
    if let id = action.objectID, heap.kept("title", of: id)?.isNull == true {
      try raise("An action of an alert without a title", Self.inconsistency, "give it a title")
    }
    guard isCancel(action), others.contains(where: { isCancel($0) }) else { return }
    try raise(
      "A second action with the style '.cancel'", Self.inconsistency, "give the alert one at most")
  }

  /// Notes a text field of an alert, and fails for a text field of an action sheet. Source:
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
  func noteField(ofAlert id: ObjectID, isSheet: Bool) throws(RunError) {
    heap.keep(.boolean(true), Self.fields, of: id)
    heap.keep(opaqueMember(Self.textFields, of: .object(id)), Self.textFields, of: id)
    guard !isSheet else {
      return try raise(
        "A text field in an action sheet", Self.inconsistency, "use the style '.alert'")
    }
  }

  /// Fails for a controller that cannot be presented. Source:
  /// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle/partialcurl
  func checkPresented(_ id: ObjectID, isEmpty: Bool) throws(RunError) {
    try checkAlert(id, isEmpty: isEmpty)
    guard world.modalTransitionStyle(of: id) == .partialCurl,
      world.modalPresentationStyle(of: id) != .fullScreen
    else { return }
    try raise(
      "A partial curl with a style other than '.fullScreen'", "NSInvalidArgumentException",
      "set 'modalPresentationStyle' to '.fullScreen'")
  }

  /// Fails for an alert without contents, as public crash reports and class dumps of UIKit have it, and
  /// notes the keyboard of an alert with a text field.
  private func checkAlert(_ id: ObjectID, isEmpty: Bool) throws(RunError) {
    guard world.classRecord(of: id).base == .alertController else { return }
    if heap.kept(Self.fields, of: id) != nil { return world.noteAlertField() }
    guard isEmpty else { return }
    try raise(
      "An alert without a title, a message or an action", Self.inconsistency,
      "give the alert a title", of: id)
  }

  // MARK: Places

  /// Fails for a place beyond the end of a list of a view.
  package func checkPlace(
    _ place: Int, upTo count: Int, of name: String, _ id: ObjectID
  ) throws(RunError) {
    guard place > count || place < 0 else { return }
    try raise(
      "'\(name)' at place \(place) of \(count)", "NSRangeException", "count from 0", of: id)
  }

  /// Fails for a cell of a kind that nobody registered. Source:
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  func checkDequeue(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard !rules.allowsUndeclared, name.hasPrefix("dequeueReusable"),
      arguments.labels.contains("for"), !machine.loadedRows.asksCells,
      !program.names.contains(where: { $0 == "register" || $0 == "UIStoryboard" })
    else { return }
    throw raises(
      "'\(name)(…for:)' for an identifier that is not registered", Self.inconsistency,
      "register a class of cells in 'viewDidLoad'")
  }

  /// Fails for a nib that is named for a class of UIKit's. A page has no nibs, and only the outlets of
  /// a class tell of the contents. Source: the discussion of
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  package func checkNib(_ name: String, of id: ObjectID) throws(RunError) {
    guard !rules.allowsUndeclared, machine.types.typeIndex(of: id) == nil else { return }
    throw raises(
      "A view from the nib '\(name)', which this page does not have,", Self.inconsistency,
      "declare a class with the nib's outlets")
  }

  // MARK: Split view controllers

  /// Fails for a column that a split view controller does not have. Sources:
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/init(style:) and the texts of
  /// UIKit's exceptions, "This API requires initializing the UISplitViewController with -initWithStyle:".
  /// - Returns: False for such a column in an example, which goes on.
  func checkColumn(
    _ column: SplitColumn, _ name: String, of id: ObjectID, isNil: Bool
  ) throws(RunError) -> Bool {
    guard world.hasStyle(ofSplit: id) else {
      try raise(
        "'\(name)' of a split view controller without a style", "NSInvalidArgumentException",
        "make the controller with 'init(style:)'", of: id)
      return false
    }
    guard column == .supplementary, !isNil, world.styleName(ofSplit: id) == "doubleColumn" else {
      return true
    }
    try raise(
      "A supplementary column of a split view controller with two columns",
      "NSInvalidArgumentException", "write the style '.tripleColumn'", of: id)
    return false
  }

  func raiseUnspecified() throws(RunError) {
    try raise(
      "The style '.unspecified' in 'init(style:)'", Self.inconsistency,
      "write '.doubleColumn' or '.tripleColumn'")
  }

  // MARK: Collection views

  /// Fails for a collection view, or its controller, without a layout.
  /// Source: https://github.com/nicklockwood/layout/issues/55
  func checkLayout(of name: String, _ arguments: Arguments) throws(RunError) {
    guard name.hasPrefix("UICollectionView"),
      name == "UICollectionViewController" || CommonViews.descends(name, from: "UICollectionView"),
      !["collectionViewLayout", "coder", "nibName"].contains(where: {
        arguments.labels.contains($0)
      })
    else { return }
    try raise(
      "A '\(name)' without a layout", "NSInvalidArgumentException",
      "give the initializer a 'collectionViewLayout:'")
  }

  // MARK: Constraints

  /// Notes a change of a constraint, and fails for an active constraint between views of two
  /// hierarchies. Source: https://github.com/mozilla-mobile/prox/issues/497
  func noteChange(ofConstraint number: Int32, _ name: String, _ value: Value) throws(RunError) {
    if name == "priority" { try machine.exceptions.checkPriority(value) }
    noteAssignment(ofConstraint: number, name, value)
    let isActivated = name == "isActive" && value.isBoolean(true)
    guard !rules.allowsUndeclared, let other = heap.opaqueValues.constraints[number],
      let view = heap.opaqueValues.views[number], !world.isDeallocated(view),
      !world.isDeallocated(other)
    else { return }
    machine.animations.noteConstraint(of: view, inTurn: world.turn)
    if world.window(of: view) != nil { world.note(.constraints) }
    guard isActivated, root(of: view) != root(of: other) else { return }
    throw raises(
      "A constraint between views without a common superview", "NSGenericException",
      "add the views to a superview first")
  }

  private func root(of view: ObjectID) -> ObjectID {
    var current = view
    while let next = world.superview(of: current) { current = next }
    return current
  }

  /// Notes the constraints that `NSLayoutConstraint.activate` or `deactivate` changes.
  func noteConstraints(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard let list = arguments.unlabeled?.objectID else { return }
    for case .opaque(_, let number) in heap.array(list) ?? [] {
      try noteChange(ofConstraint: number, "isActive", .boolean(name == "activate"))
    }
  }
}

extension Value {
  package func isBoolean(_ wanted: Bool) -> Bool {
    if case .boolean(wanted) = self { true } else { false }
  }

}
