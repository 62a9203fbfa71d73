import LifecycleEngine

// Appearance by hand, the user and the system.
extension OperationRow {
  private static let classic: [Callback] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  static let appearance: [Operation.Kind: OperationRow] = [
    .beginAppearance: call({
      "\($0.subject.name).beginAppearanceTransition(\($0.isOn), animated: false)"
    }) {
      $1.world.beginAppearanceTransition(
        of: $1[$0.subject], appearing: $0.isOn, animated: false)
    },
    .endAppearance: call({ "\($0.subject.name).endAppearanceTransition()" }) {
      $1.world.endAppearanceTransition(of: $1[$0.subject])
    },
    .callAppearance: call({
      "\($0.subject.name).\(classic[$0.choice % 4].baseName)(false)"
    }) {
      $1.world.deliverFromAuthor(
        classic[$0.choice % 4], to: $1[$0.subject], [.boolean(false)])
    },
  ]

  static let actions = user.merging(system) { first, _ in first }

  private static let user: [Operation.Kind: OperationRow] = [
    .tapBack: gesture({ _ in "user.tapBack()" }) { (_, world) throws(GestureError) in
      try world.tapBack()
    },
    .swipeBack: gesture({ _ in "user.beginSwipeBack()" }) { (_, world) throws(GestureError) in
      try world.beginSwipeBack()
    },
    .turnPage: gesture({ "user.beginPageSwipe(.\($0.isOn ? "forward" : "reverse"))" }) {
      (operation, world) throws(GestureError) in
      try world.beginPageSwipe(operation.isOn ? .forward : .reverse)
    },
    .tapTab: gesture({ "user.tapTab(\($0.choice))" }) { (operation, world) throws(GestureError) in
      try world.tapTab(operation.choice)
    },
    .pullSheet: gesture({ _ in "user.beginSheetSwipe()" }) { (_, world) throws(GestureError) in
      try world.beginSheetSwipe()
    },
    .dragSheet: gesture({ "user.dragSheet(to: .\($0.isOn ? "large" : "medium"))" }) {
      (operation, world) throws(GestureError) in
      try world.dragSheet(to: operation.isOn ? Detent.largeIdentifier : Detent.mediumIdentifier)
    },
    .moveSwipe: gesture({ "user.moveSwipe(to: 0.\($0.choice))" }) {
      (operation, world) throws(GestureError) in
      try world.moveSwipe(to: Double(operation.choice) / 10)
    },
    .finishSwipe: gesture({ _ in "user.finishSwipe()" }) { (_, world) throws(GestureError) in
      try world.finishSwipe()
    },
    .cancelSwipe: gesture({ _ in "user.cancelSwipe()" }) { (_, world) throws(GestureError) in
      try world.cancelSwipe()
    },
    .tapField: action({ "user.tap(\($0.subject.name))" }) { operation, performance in
      (try? performance.world.tap(performance[operation.subject])) != nil
    },
    .rotate: action({ "user.rotate(to: .\(orientation($0).name))" }) {
      $1.world.rotate(to: orientation($0))
      return true
    },
  ]

  private static func orientation(_ operation: Operation) -> Orientation {
    Orientation.allCases[operation.choice % Orientation.allCases.count]
  }

  /// The sizes that a window may get, narrow and wide.
  static let sizes: [(width: Double, height: Double)] = [(320, 700), (507, 1000), (1000, 700)]

  private static let system: [Operation.Kind: OperationRow] = [
    .awake: action({ "\($0.subject.name) = …" }) {
      $1.world.awakeFromStoryboard($1.renew($0.subject))
      return true
    },
    .resize: action({
      "system.resize(width: \(sizes[$0.choice].width), height: \(sizes[$0.choice].height))"
    }) {
      let size = sizes[$0.choice]
      $1.world.resize(width: size.width, height: size.height)
      return true
    },
    .setTraits: action({
      "system.setTraits(displayScale: \($0.isOn ? 2 : 3))"
    }) {
      var traits = TraitOverrides()
      traits.displayScale = $0.isOn ? 2 : 3
      $1.world.setSystemTraits(traits)
      return true
    },
    .memoryWarning: action({ _ in "system.memoryWarning()" }) {
      $1.world.warnOfMemory()
      return true
    },
    .enterBackground: action({ _ in "system.enterBackground()" }) { $1.world.enterBackground() },
    .enterForeground: action({ _ in "system.enterForeground()" }) { $1.world.enterForeground() },
  ]

  private static func action(
    _ write: @escaping @Sendable (Operation) -> String,
    _ perform: @escaping @Sendable (Operation, Performance) -> Bool
  ) -> OperationRow {
    OperationRow(isAction: true, write: write, perform: perform)
  }
}
