import LifecycleEngine

extension Finding {
  /// `missing-super`.
  static let missingSuper = Finding(
    id: "missing-super",
    title: "Forgetting to call `super`",
    statement: "An override that must call `super` returned without calling it, or doesn't contain "
      + "the call.",
    why: "`UIViewController` does part of the work in its own implementation, and so does every "
      + "class of yours in between. For example, `viewWillTransition(to:with:)` passes the new "
      + "size on to the children. Without `super`, that part is silently skipped. The "
      + "documentation requires the call, in `setEditing(_:animated:)`, `addChild(_:)`, "
      + "`removeFromParent()`, `updateConstraints()` and `prepareForReuse()` as well, but not in "
      + "`viewDidLoad`. Even there, a class in between may rely on it. Without `super`, the "
      + "methods that push, pop, present and dismiss do nothing at all.",
    exception: "`loadView` must not call `super`, and the two layout callbacks don't have to. An "
      + "override of `viewWillTransition(to:with:)` or `willTransition(to:with:)` may forward the "
      + "change to its children itself instead, and an override of `updateViewConstraints` may "
      + "send `updateConstraints` to its view. An override of `present(_:animated:completion:)` or "
      + "`pushViewController(_:animated:)` may call another such method instead.",
    mend: "call 'super' with the same arguments, as a rule first; when something ends, last",
    sources: [
      "appearance-overrides-call-super", "isappearing-override-calls-super",
      "viewwilltransition-forwarding", "willtransition-traits-order",
      "traitcollectiondidchange-deprecated", "updateviewconstraints-super", "memorywarning-super",
      "container-overrides-call-super", "viewdidload-super-not-stated",
      "requires-super-attribute-list",
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/setediting(_:animated:)",
      "https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()",
    ],
    breaking: """
      private var columns = 1

      override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
          columns = size.width > 600 ? 2 : 1
      }
      """,
    holding: """
      private var columns = 1

      override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
          super.viewWillTransition(to: size, with: coordinator)
          columns = size.width > 600 ? 2 : 1
      }
      """,
    superRule: .called, check: checkMissingSuper)

  @Sendable static func checkMissingSuper(_ run: DriveRun) -> [Occurrence] {
    seenWithoutSuper(run) + withoutAnySuper(run)
  }

  /// The overrides that no run of the drive called, and that cannot reach `super`.
  private static func withoutAnySuper(_ run: DriveRun) -> [Occurrence] {
    // A run that broke off may have done so in such an override.
    guard run.world.stop == nil else { return [] }
    let program = run.machine.program
    return UncalledSuper.all(in: program).compactMap { method in
      let range = program.range(ofFunction: method.function)
      let isSeen = run.deeds.contains { deed in
        guard case .leftOutSuper(_, _, let function) = deed.kind else { return false }
        return function == method.function
      }
      guard range.isOfExample, !isSeen else { return nil }
      return Occurrence(
        "missing-super", at: range,
        ["'\(method.callback)' of '\(method.owner)' never calls 'super', whose part is skipped"],
        isClear: false)
    }
  }

  private static func seenWithoutSuper(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .leftOutSuper(let callback, let receiver, let function) = deed.kind else {
        return nil
      }
      let types = run.machine.program.types
      let owner = types.first { type in
        type.methods.contains { $0.function == function }
      }
      let object = run.name(of: receiver)
      let name = owner.map { "'\($0.name)'" } ?? object
      let by = name == "'\(run.className(of: receiver))'" ? "" : ", called on \(object),"
      let subject = by.isEmpty ? object : name
      return Occurrence(
        "missing-super", at: deed.range,
        [
          "'\(callback.baseName)' of \(subject)\(by) returned without calling 'super'"
        ], event: deed.callback?.event)
    }
  }
}
