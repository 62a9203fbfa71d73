import LifecycleEngine
import UIKitNames

extension ViewMembers {
  /// The documented value of a property before the first assignment.
  func initialValue(of name: String, ofView id: ObjectID) -> Value? {
    guard heap.kept(name, of: id) == nil else { return nil }
    var row = UIKitNames.rowWithInitialValue(of: name)
    // In example code, a value that the user or UIKit may have set is not known.
    if rules.allowsUndeclared, row?.marks.contains(.known) == true { row = nil }
    if let row, !row.marks.contains(.plain) { return initialValue(in: row) }
    if ViewDefaults.isInset(name) {
      return machine.types.isCommonView(id, "UIScrollView") ? .insets(.zero) : nil
    }
    let library = machine.types.libraryClassName(of: id)
    switch name {
    case "isUserInteractionEnabled":
      // Labels and image views ignore touches. Apple documents nothing about progress views.
      if library == "UILabel" || library == "UIImageView" { return .boolean(false) }
      return library == "UIProgressView" || library == "UIActivityIndicatorView"
        ? nil : .boolean(true)
    case "clipsToBounds" where machine.types.isCommonView(id, "UIScrollView"): return .boolean(true)
    default: break
    }
    let base = world.classRecord(of: id).base
    guard library == nil, base == .view || base == .window && name == "backgroundColor" else {
      return nil
    }
    return row.flatMap { initialValue(in: $0) }
  }

  /// The initial value that stands in a row.
  private func initialValue(in row: MemberRow) -> Value? {
    switch row.initialValue {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "nil": .null
    case let text? where text.utf8.first == 46: .symbol(String(text.dropFirst()))
    case let text?:
      Int64(text).map { row.type == "CGFloat" ? .double(Double($0)) : .integer($0) }
    case nil: nil
    }
  }
}
