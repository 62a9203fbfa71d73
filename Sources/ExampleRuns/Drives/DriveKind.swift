/// A way in which an app uses a screen. Examples are run through drives.
package enum DriveKind: String, CaseIterable, Sendable {
  case launch, push
  case swipeCancel = "swipe-cancel"
  case tabs, cover, sheet
  case sheetCancel = "sheet-cancel"
  case rotate, resize, memory, background, removal, storyboard

  /// The drives of an example that names no drives. The storyboard is used only if named.
  package static let usual = allCases.filter { $0 != .storyboard }

  /// One sentence that says what happens to the screen.
  package var statement: String { drive.statement }

  /// The titles of the steps.
  package var steps: [String] {
    drive.script.utf8.split(separator: 10).compactMap { line in
      let parts = line.split(separator: 34)
      guard parts.count > 1, String(decoding: Array(parts[0]), as: UTF8.self) == "when " else {
        return nil
      }
      return String(decoding: Array(parts[1]), as: UTF8.self)
    }
  }

  /// The script and properties of the drive.
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

/// A drive: a script around a screen. `$Screen` makes a screen, `$Partner` makes another screen,
/// and `$Class` is the class of the screen. `$screen` and other names with `$` are variables.
/// `$visible` stands for calls of code that UIKit does not call.
struct Drive {
  let statement: String
  let script: String
  /// True if the window is on an iPad.
  var isOnPad = false
  /// True if a UIKit container can go through the drive; false if only a plain screen can.
  var takesContainers = true
}
