/// The sizes of sheets and popovers in points. No source fixes the sizes, and UIKit's sizes differ
/// by device.
enum SheetMetrics {
  static let gapAtTop = 10.0

  static func card(
    _ style: ModalPresentationStyle, in room: Size, preferred: Size
  ) -> Size {
    var wanted =
      switch style {
      case .popover: Size(width: 320, height: 480)
      case .formSheet: Size(width: 540, height: 620)
      default: Size(width: 704, height: room.height - 88)
      }
    if style == .popover || style == .formSheet {
      if preferred.width > 0 { wanted.width = preferred.width }
      if preferred.height > 0 { wanted.height = preferred.height }
    }
    return Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
  }
}

// The room of presentations, and the frames of presented views.
extension PresentationControllers {
  /// The size classes of the window a controller is in, or of the screen.
  func sizeClasses(of controller: ObjectID) -> SizeClasses {
    let window = world.controllers[controller].view.flatMap { world.window(of: $0) }
    let size = window.map { world.views[$0].frame.size } ?? world.device.screenSize
    return world.device.sizeClasses(of: size)
  }

  /// A sheet leaves a strip of its presenter visible; on a pad, a sheet is a centred card.
  func frameOfPresentedView(_ record: PresentationRecord, in container: ObjectID) -> Rect {
    if world.objects.implements(.frameOfPresentedView, record.id),
      case .rect(let frame) = world.deliver(.frameOfPresentedView, to: record.id)
    {
      return frame
    }
    return ownFrameOfPresentedView(record, in: container)
  }

  func ownFrameOfPresentedView(of id: ObjectID) -> Rect {
    let record = world.presentations[id]
    guard let container = record.containerView else { return .zero }
    return ownFrameOfPresentedView(record, in: container)
  }

  private func ownFrameOfPresentedView(
    _ record: PresentationRecord, in container: ObjectID
  ) -> Rect {
    let view = world.views[container]
    return frameOfPresentedView(record, room: view.frame.size, insets: view.safeAreaInsets)
  }

  /// The frame of the presented view in a container view of a given size.
  func frameOfPresentedView(
    _ record: PresentationRecord, room: Size, insets: Insets
  ) -> Rect {
    guard record.style.isSheet || record.style == .popover else {
      return Rect(width: room.width, height: room.height)
    }
    // A popover that stays a popover, because its delegate says so, has its size on a phone too.
    guard record.style == .popover || world.device.sizeClasses(of: room).horizontal == .regular
    else {
      let height = world.sheets.restingHeight(
        of: record.id, in: world.sheets.sheetRoom(room, insets))
      return Rect(y: room.height - height, width: room.width, height: height)
    }
    let card = SheetMetrics.card(record.style, in: room, preferred: contentSize(of: record))
    return Rect(
      x: (room.width - card.width) / 2, y: (room.height - card.height) / 2, width: card.width,
      height: card.height)
  }

  // MARK: The size that what is presented asks for

  func setPreferredContentSize(_ size: Size, of id: ObjectID) {
    guard world.controllers[id].preferredContentSize != size else { return }
    world.controllers[id].preferredContentSize = size
    var shown = id
    if let parent = world.parent(of: id), world.splitViews.isNavigation(parent) { shown = parent }
    world.layout.updateGeometry(of: shown)
  }

  /// A navigation controller passes on the preferred size of its top controller.
  private func contentSize(of record: PresentationRecord) -> Size {
    guard let presented = world.alive(record.presented) else { return Size(width: 0, height: 0) }
    let own = world.controllers[presented].preferredContentSize
    guard own.width == 0, own.height == 0, world.splitViews.isNavigation(presented),
      let top = world.viewControllers(ofNavigation: presented).last
    else { return own }
    return world.controllers[top].preferredContentSize
  }

  func safeArea(of record: PresentationRecord, within insets: Insets) -> Insets {
    guard record.style.isSheet || record.style == .popover else { return insets }
    if record.style == .popover { world.note(.popoverArrow) }
    let isCard =
      record.style == .popover
      || record.containerView.map {
        world.device.sizeClasses(of: world.views[$0].frame.size).horizontal == .regular
      } ?? false
    return isCard ? .zero : Insets(bottom: insets.bottom)
  }
}
