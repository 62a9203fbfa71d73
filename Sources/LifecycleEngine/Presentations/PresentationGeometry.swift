// The room that presentations have, and the frames they give.
extension World {
  /// The size classes of the window a controller is in, or of the screen.
  func sizeClasses(of controller: ObjectID) -> SizeClasses {
    let window = controllers[controllerSlot(controller)].view.flatMap { self.window(of: $0) }
    let size = window.map { views[viewSlot($0)].frame.size } ?? device.screenSize
    return device.sizeClasses(of: size)
  }

  /// A sheet leaves some of its presenter to be seen at the top; on a pad it is a card in the middle.
  func frameOfPresentedView(_ record: PresentationRecord, in container: ObjectID) -> Rect {
    let view = views[viewSlot(container)]
    return frameOfPresentedView(record, room: view.frame.size, insets: view.safeAreaInsets)
  }

  /// The same in a container view of this size.
  func frameOfPresentedView(
    _ record: PresentationRecord, room: Size, insets: Insets
  ) -> Rect {
    guard record.style.isSheet || record.style == .popover else {
      return Rect(width: room.width, height: room.height)
    }
    guard device.sizeClasses(of: room).horizontal == .regular else {
      let top = insets.top + SheetMetrics.gapAtTop
      return Rect(y: top, width: room.width, height: max(0, room.height - top))
    }
    let card = SheetMetrics.card(record.style, in: room)
    return Rect(
      x: (room.width - card.width) / 2, y: (room.height - card.height) / 2, width: card.width,
      height: card.height)
  }

  func safeArea(of record: PresentationRecord, within insets: Insets) -> Insets {
    guard record.style.isSheet || record.style == .popover else { return insets }
    let isCard =
      record.containerView.map {
        device.sizeClasses(of: views[viewSlot($0)].frame.size).horizontal == .regular
      } ?? false
    return isCard ? .zero : Insets(bottom: insets.bottom)
  }
}

/// The sizes of sheets and popovers in points. No source fixes them; UIKit's differ by device.
private enum SheetMetrics {
  static let gapAtTop = 10.0

  static func card(_ style: ModalPresentationStyle, in room: Size) -> Size {
    let wanted =
      switch style {
      case .popover: Size(width: 320, height: 480)
      case .formSheet: Size(width: 540, height: 620)
      default: Size(width: 704, height: room.height - 88)
      }
    return Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
  }
}
