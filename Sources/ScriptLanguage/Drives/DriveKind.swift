/// What an example is put through: a way in which an app uses a screen.
public enum DriveKind: String, CaseIterable, Sendable {
  case launch, push
  case swipeCancel = "swipe-cancel"
  case tabs, cover, sheet
  case sheetCancel = "sheet-cancel"
  case rotate, resize, memory, background, removal, storyboard

  /// Those that an example goes through that names none: a storyboard is used only where it is named.
  public static let usual = allCases.filter { $0 != .storyboard }

  /// One sentence: what happens to the screen.
  public var statement: String { drive.statement }

  /// The titles of its steps.
  public var steps: [String] {
    drive.script.utf8.split(separator: 10).compactMap { line in
      let parts = line.split(separator: 34)
      guard parts.count > 1, String(decoding: Array(parts[0]), as: UTF8.self) == "when " else {
        return nil
      }
      return String(decoding: Array(parts[1]), as: UTF8.self)
    }
  }

  /// What it consists of.
  var drive: Drive {
    switch self {
    case .launch: .launch
    case .push: .push
    case .swipeCancel: .swipeCancel
    case .tabs: .tabs
    case .cover: .cover
    case .sheet: .sheet
    case .sheetCancel: .sheetCancel
    case .rotate: .rotate
    case .resize: .resize
    case .memory: .memory
    case .background: .background
    case .removal: .removal
    case .storyboard: .storyboard
    }
  }
}

/// A drive: a script around a screen. `$Screen` makes one, `$Partner` makes another screen, `$screen`
/// and other names with `$` are its variables, `$Class` is the class of the screen, and `$visible` stands
/// where the code of the example can be called that UIKit does not call.
struct Drive {
  let statement: String
  let script: String
  /// Whether the window is a pad's.
  var isOnPad = false
  /// Whether a container of UIKit's can go through it, or only a plain screen.
  var takesContainers = true
}
