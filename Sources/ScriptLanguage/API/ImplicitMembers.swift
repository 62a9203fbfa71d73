import LifecycleEngine

/// The types of the library whose members are more than names: where one of them is expected, `.main`,
/// `.zero` and `.init()` mean what they mean behind its name. The cases of an enumeration of UIKit's
/// stay names.
enum ImplicitMembers {
  private static let others = [
    "NotificationCenter", "DispatchQueue", "OperationQueue", "RunLoop", "UIApplication", "Timer",
    "Task", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "UITraitCollection", "UIAlertAction",
    "UIStoryboard",
  ]

  /// Whether a type is one of them.
  static func has(_ name: String) -> Bool {
    others.contains(name) || CommonViews.superclass(of: name) != nil
      || UIKitClass.allCases.contains { $0 != .object && $0.name == name }
  }
}

extension Machine {
  /// `.main` where a type of the library is expected.
  func implicitMember(_ name: String, ofLibrary type: String) throws(RunError) -> Value {
    if name == "none" { return .null }
    return try builtInMember(name, of: library(type))
  }

  /// `.scheduledTimer(…)` or `.init(…)` where a type of the library is expected.
  func implicitCall(_ record: PayloadRecord, ofLibrary type: String) throws(RunError) -> Value {
    guard let site = record.site else { return .null }
    let arguments = Arguments(values: record.values, labels: program.labels[site.labels])
    guard record.name == "init" else {
      return try callBuiltInMember(of: library(type), record.name, arguments)
    }
    return try callBuiltIn(type, arguments)
  }

  private func library(_ type: String) -> Value {
    BuiltInTypes.isKnown(type) ? .builtInType(type) : makeOpaque(type)
  }
}
