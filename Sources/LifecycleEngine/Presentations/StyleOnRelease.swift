// The styles that follow from the requested style.
extension ModalPresentationStyle {
  /// The style that `automatic` stands for.
  func resolved(on release: Release) -> ModalPresentationStyle {
    guard self == .automatic else { return self }
    guard Rule.automaticIsSheet.holds(on: release) else { return .fullScreen }
    return Rule.automaticIsFormSheet.holds(on: release) ? .formSheet : .pageSheet
  }

  /// The style of a controller where there is little room. Source:
  /// `modal-style-table-livefront-ios12`, and the rules below.
  func adapted(to room: SizeClasses, on release: Release) -> ModalPresentationStyle {
    let isCompact = room.horizontal == .compact || room.vertical == .compact
    switch resolved(on: release) {
    case .pageSheet, .formSheet:
      let keepsToWidth = Rule.sheetsKeepToCompactWidth.holds(on: release)
      let decisive = keepsToWidth ? room.vertical : room.horizontal
      return decisive == .compact ? .fullScreen : self.sheet
    case .popover where !Rule.popoverBecomesSheet.holds(on: release):
      if room.horizontal == .compact { return .fullScreen }
      return isCompact ? .formSheet : .popover
    case .popover where isCompact:
      return ModalPresentationStyle.formSheet.adapted(to: room, on: release)
    case let style: return style
    }
  }

  private var sheet: ModalPresentationStyle { self == .pageSheet ? .pageSheet : .formSheet }
}
