import Testing

@testable import LifecycleEngine

/// Columns side by side, collapsed to one stack, and back.
@Suite struct SplitTests {
  private struct Split {
    let stage: Stage
    let id: ObjectID
    let primary: ObjectID
    let secondary: ObjectID

    init(_ release: Int = 26, device: Device = Device(.pad)) {
      stage = Stage(release, device: device)
      id = stage.controller("split", .splitViewController)
      (primary, secondary) = (stage.controller("A"), stage.controller("B"))
      stage.world.setHasStyle(ofSplit: id)
      stage.world.setViewController(primary, for: .primary, of: id)
      stage.world.setViewController(secondary, for: .secondary, of: id)
    }

    func narrow() { stage.turn { stage.world.resize(width: 320, height: 1366) } }
    func widen() { stage.turn { stage.world.resize(width: 1366, height: 1024) } }
    func isVisible(_ id: ObjectID) -> Bool {
      guard let view = stage.world.viewIfLoaded(of: id) else { return false }
      return stage.world.window(of: view) != nil
    }
  }

  private func delegate(of split: Split) -> ObjectID {
    let delegate = split.stage.delegate("P")
    split.stage.world.setSplitDelegate(delegate, of: split.id)
    return delegate
  }

  @Test(arguments: [14, 17, 26])
  func aWideOneShowsItsSecondaryAndIsNotCollapsed(release: Int) {
    let split = Split(release)
    split.widen()
    split.stage.show(split.id)
    #expect(!split.stage.world.isCollapsed(split.id))
    #expect(split.isVisible(split.secondary))
  }

  @Test(arguments: [14, 17, 26])
  func aNarrowOneIsBornCollapsedAndShowsOneColumn(release: Int) {
    let split = Split(release)
    split.narrow()
    split.stage.show(split.id)
    #expect(split.stage.world.isCollapsed(split.id))
    #expect(split.isVisible(split.primary) != split.isVisible(split.secondary))
  }

  @Test(arguments: [14, 17, 26])
  func theDelegateIsAskedForTheTopThenToldOfTheCollapse(release: Int) {
    let split = Split(release)
    split.widen()
    split.stage.show(split.id)
    let asked = delegate(of: split)
    split.stage.reply(asked, .splitTopColumn, .symbol("primary"))
    split.narrow()
    let names = split.stage.events.filter { $0.receiver == .object(asked) }.map(\.callback)
    #expect(names.first == .splitTopColumn)
    #expect(names.last == .splitDidCollapse)
    #expect(split.isVisible(split.primary))
    #expect(!split.isVisible(split.secondary))
  }

  @Test(arguments: [14, 17, 26])
  func theDelegateIsAskedForTheModeThenToldOfTheExpansion(release: Int) {
    let split = Split(release)
    split.narrow()
    split.stage.show(split.id)
    let asked = delegate(of: split)
    split.widen()
    let names = split.stage.events.filter { $0.receiver == .object(asked) }.map(\.callback)
    #expect(names.first == .splitModeForExpanding)
    #expect(names.contains(.splitDidExpand))
    #expect(!split.stage.world.isCollapsed(split.id))
    #expect(split.isVisible(split.secondary))
  }

  /// Both calls are documented for split views with columns only.
  @Test func theDelegateOfOneWithoutColumnsIsToldOfNeither() {
    let stage = Stage(26, device: Device(.pad))
    let id = stage.controller("split", .splitViewController)
    stage.world.setViewController(stage.controller("A"), for: .primary, of: id)
    stage.world.setViewController(stage.controller("B"), for: .secondary, of: id)
    let asked = stage.delegate("P")
    stage.world.setSplitDelegate(asked, of: id)
    stage.turn { stage.world.resize(width: 1366, height: 1024) }
    stage.show(id)
    stage.turn { stage.world.resize(width: 320, height: 1366) }
    #expect(stage.world.isCollapsed(id))
    stage.turn { stage.world.resize(width: 1366, height: 1024) }
    #expect(!stage.world.isCollapsed(id))
    let names = stage.events.filter { $0.receiver == .object(asked) }.map(\.callback)
    // The delegate is asked nevertheless, so the delegate is set.
    #expect(!names.isEmpty)
    #expect(!names.contains(.splitDidCollapse) && !names.contains(.splitDidExpand), "\(names)")
  }

  @Test func nobodyIsToldOfACollapseThatIsNone() {
    let split = Split()
    split.widen()
    split.stage.show(split.id)
    let asked = delegate(of: split)
    split.stage.turn { split.stage.world.resize(width: 1100, height: 1024) }
    let names = split.stage.events.filter { $0.receiver == .object(asked) }.map(\.callback)
    #expect(!names.contains(.splitDidCollapse) && !names.contains(.splitTopColumn))
  }

  @Test func aColumnThatIsHiddenDisappearsAfterTheDelegateWasTold() throws {
    let split = Split()
    split.widen()
    split.stage.show(split.id)
    if !split.isVisible(split.primary) {
      split.stage.turn { split.stage.world.showColumn(.primary, of: split.id) }
    }
    #expect(split.isVisible(split.primary))
    _ = delegate(of: split)
    split.stage.mark()
    split.stage.turn {
      split.stage.world.setPreferredDisplayMode(.secondaryOnly, of: split.id)
    }
    let told = try #require(split.stage.first("P.splitViewController(willHide: .primary)"))
    let gone = try #require(split.stage.first("A.viewDidDisappear"))
    #expect(told.number < gone.number)
    #expect(!split.isVisible(split.primary))
    #expect(split.stage.world.isDeallocated(split.primary) == false)
  }

  @Test func columnsAreHeldWhileTheyCannotBeSeen() {
    let split = Split()
    split.narrow()
    split.stage.show(split.id)
    split.stage.drop(split.primary, split.secondary)
    #expect(!split.stage.world.isDeallocated(split.primary))
    #expect(!split.stage.world.isDeallocated(split.secondary))
  }

  @Test(arguments: [14, 18, 26])
  func backAndForthLeavesAppearancesBalanced(release: Int) {
    let split = Split(release)
    split.widen()
    split.stage.show(split.id)
    for _ in 0..<3 {
      split.narrow()
      split.widen()
    }
    for id in [split.primary, split.secondary] {
      let state = split.stage.world.appearanceState(of: id)
      #expect(state == (split.isVisible(id) ? .appeared : .disappeared))
    }
    #expect(split.stage.callbacksOfTheDead == [])
  }

  @Test func aCompactColumnThatIsAskedForAgainWhileItLeavesStays() {
    let split = Split(14)
    let c = split.stage.controller("C")
    split.stage.world.setViewController(c, for: .compact, of: split.id)
    split.narrow()
    split.stage.show(split.id)
    split.stage.once(c, .viewDidDisappear) {
      split.stage.world.showColumn(.compact, of: split.id)
    }
    split.stage.turn { split.stage.world.showColumn(.secondary, of: split.id) }
    #expect(split.isVisible(c))
    #expect(split.stage.world.parent(of: c) == split.id)
    check(
      split.stage, [.classic, .containment], of: "C",
      """
      C.willMove(toParent: nil)
      C.viewWillDisappear
      C.viewDidDisappear
      C.viewWillAppear
      C.willMove(toParent: split)
      C.viewDidAppear
      """)
    #expect(split.stage.world.appearanceState(of: c) == .appeared)
  }

  @Test func aDismissalGoesOnWhenTheColumnThatItIsOverMovesToTheStack() {
    let split = Split(15)
    let c = split.stage.controller("C")
    split.widen()
    split.stage.world.setDefinesPresentationContext(true, of: split.secondary)
    split.stage.world.setModalPresentationStyle(.overCurrentContext, of: c)
    split.stage.show(split.id)
    split.stage.turn {
      split.stage.world.present(c, from: split.secondary, animated: false, completion: nil)
    }
    split.stage.mark()
    split.stage.once(split.id, .willTransitionToTraits) {
      split.stage.world.dismiss(c, animated: true, completion: nil)
    }
    split.narrow()
    check(split.stage, of: "C", "C.viewWillDisappear\nC.viewDidDisappear")
    #expect(split.stage.world.transitions.isEmpty)
  }
}
