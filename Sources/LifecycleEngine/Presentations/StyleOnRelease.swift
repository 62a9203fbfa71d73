// The styles that follow from the requested style.
extension ModalPresentationStyle {
  /// The style that `automatic` stands for.
  func resolved(in world: World) -> ModalPresentationStyle {
    guard self == .automatic else { return self }
    guard world.holds(.automaticIsSheet) else { return .fullScreen }
    return world.holds(.automaticIsFormSheet) ? .formSheet : .pageSheet
  }

  /// The style of a controller where there is little room. Source:
  /// `modal-style-table-livefront-ios12`, and the rules below.
  func adapted(to room: SizeClasses, in world: World) -> ModalPresentationStyle {
    let isCompact = room.horizontal == .compact || room.vertical == .compact
    switch resolved(in: world) {
    case .pageSheet, .formSheet:
      let keepsToWidth = world.holds(.sheetsKeepToCompactWidth)
      let decisive = keepsToWidth ? room.vertical : room.horizontal
      return decisive == .compact ? .fullScreen : self.sheet
    case .popover where !world.holds(.popoverBecomesSheet):
      if room.horizontal == .compact { return .fullScreen }
      return isCompact ? .formSheet : .popover
    case .popover where isCompact:
      return ModalPresentationStyle.formSheet.adapted(to: room, in: world)
    case let style: return style
    }
  }

  private var sheet: ModalPresentationStyle { self == .pageSheet ? .pageSheet : .formSheet }
}
