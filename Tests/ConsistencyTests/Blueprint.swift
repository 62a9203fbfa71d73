import LifecycleEngine

/// The beginning of a world: containers in containers, so that later operations meet some depth.
enum Blueprint {
  /// The operations that build the interface, in turns of their own.
  static func queue(_ random: inout SplitMix) -> [Operation] {
    var free = Free()
    var queue: [Operation] = []
    if random.next(12) == 0 { return tabsInContext(&free, &random) }
    let root = build(depth: random.next(4), &free, &queue, &random)
    queue += start(&random)
    queue.append(Operation(kind: .setRoot, subject: Member.windows[0], other: root))
    if random.next(3) == 0 {
      let sheet = build(depth: random.next(3), &free, &queue, &random)
      let style = random.next(9)
      queue += delegates(of: sheet, OperationRow.styles[style], &random)
      queue.append(
        Operation(
          kind: .present, subject: root, other: sheet,
          isOn: random.next(2) == 0 || OperationRow.styles[style] == .popover, choice: style))
      if OperationRow.styles[style] == .popover, random.next(2) == 0 {
        queue += overContext(of: sheet, free.takePlain(&random), &random)
      }
    }
    if random.next(6) == 0 {
      let second = build(depth: random.next(2), &free, &queue, &random)
      queue.append(Operation(kind: .setRoot, subject: Member.windows[1], other: second))
      queue.append(Operation(kind: .showWindow, subject: Member.windows[1]))
    }
    return queue
  }

  /// Some worlds begin with the launch of the app, whose delegates then show the window.
  private static func start(_ random: inout SplitMix) -> [Operation] {
    var queue: [Operation] = []
    if random.next(20) == 0 {
      queue.append(Operation(kind: .setInfoPlist, isOn: random.next(2) == 0))
    }
    guard random.next(6) == 0 else { return queue }
    if random.next(3) > 0 {
      queue.append(Operation(kind: .setAppDelegate, subject: random.pick(Member.apps)))
    }
    if random.next(3) > 0 {
      queue.append(Operation(kind: .setSceneDelegate, subject: Member.scene))
    }
    if random.next(3) == 0 {
      return queue + [Operation(kind: .launchStoryboard, subject: Member.entry)]
    }
    return queue + [
      Operation(kind: .launch),
      Operation(kind: .makeKeyAndVisible, subject: Member.windows[0]),
    ]
  }

  /// The delegates that are asked and told about presentations.
  private static func delegates(
    of sheet: Member, _ style: ModalPresentationStyle, _ random: inout SplitMix
  ) -> [Operation] {
    if style == .custom {
      return [
        Operation(kind: .setTransitioningDelegate, subject: sheet, other: .delegate),
        Operation(
          kind: .answer, other: .delegate, isOn: random.next(2) == 0,
          choice: Answer.allCases.firstIndex(of: .removesPresenter) ?? 0),
      ]
    }
    guard random.next(2) == 0 else { return [] }
    let delegate = random.pick([Member.delegate, Member.chooser])
    if style == .popover { return [Operation(kind: .makePopover, subject: sheet, other: delegate)] }
    return [
      Operation(kind: .setPresentationDelegate, subject: sheet, other: delegate),
      Operation(kind: .setModal, subject: sheet, isOn: random.next(2) == 0),
      Operation(kind: .setDetents, subject: sheet),
    ]
  }

  /// A second controller above a presented controller, presented in context.
  private static func overContext(
    of sheet: Member, _ other: Member, _ random: inout SplitMix
  ) -> [Operation] {
    [
      Operation(kind: .setTransitionStyle, subject: other, choice: random.next(3)),
      Operation(
        kind: .present, subject: sheet, other: other,
        choice: OperationRow.styles.firstIndex(of: .currentContext) ?? 0),
    ]
  }

  /// A tab presents in its own context, then another tab is selected and left again.
  private static func tabsInContext(_ free: inout Free, _ random: inout SplitMix) -> [Operation] {
    let tabs = random.pick(Member.tabBars)
    let list = (0..<2).map { _ in free.takePlain(&random) }
    let sheet = free.takePlain(&random)
    let styles: [ModalPresentationStyle] = [.currentContext, .overCurrentContext]
    let style = OperationRow.styles.firstIndex(of: random.pick(styles)) ?? 0
    return [
      Operation(kind: .setTabs, subject: tabs, list: list),
      Operation(kind: .setRoot, subject: Member.windows[0], other: tabs),
      Operation(kind: .setContext, subject: list[0], isOn: true),
      Operation(kind: .present, subject: list[0], other: sheet, choice: style),
      Operation(kind: .selectTab, subject: tabs, choice: 1),
      Operation(kind: .selectTab, subject: tabs, choice: 0),
    ]
  }

  /// The members that are still unused.
  private struct Free {
    var plain = Member.plain
    var containers =
      Member.navigations + Member.pages + Member.tabBars + Member.splits + [Member.album]
      + Member.boxes + Member.closedBoxes

    mutating func takePlain(_ random: inout SplitMix) -> Member {
      plain.isEmpty ? Member.alert : plain.remove(at: random.next(plain.count))
    }
    mutating func takeContainer(_ random: inout SplitMix, in parent: Member.Role?) -> Member? {
      let candidates = containers.filter {
        parent != .navigation || ![.navigation, .tabBar, .split, .tripleSplit].contains($0.role)
      }
      guard !candidates.isEmpty else { return nil }
      let member = random.pick(candidates)
      containers.removeAll { $0 == member }
      return member
    }
  }

  private static func build(
    depth: Int, in parent: Member.Role? = nil, _ free: inout Free, _ queue: inout [Operation],
    _ random: inout SplitMix
  ) -> Member {
    guard depth > 0, let member = free.takeContainer(&random, in: parent) else {
      return free.takePlain(&random)
    }
    func child() -> Member {
      build(depth: depth - 1, in: member.role, &free, &queue, &random)
    }
    switch member.role {
    case .navigation:
      let list = (0..<(1 + random.next(2))).map { _ in child() }
      queue.append(Operation(kind: .setStack, subject: member, list: list))
    case .tabBar:
      let list = (0..<2).map { _ in child() }
      queue.append(Operation(kind: .setTabs, subject: member, list: list))
    case .split, .tripleSplit:
      let list = (0..<2).map { _ in child() }
      queue.append(Operation(kind: .setColumns, subject: member, list: list))
    case .box, .closedBox, .forwardingBox:
      queue.append(Operation(kind: .contain, subject: member, other: child()))
    case .sourcedPages:
      let page = random.pick(Member.albumPages)
      queue.append(Operation(kind: .setAlbumPage, subject: member, other: page))
    default:
      let list = (0..<2).map { _ in free.takePlain(&random) }
      queue.append(Operation(kind: .makePages, subject: member, list: list))
    }
    return member
  }
}
