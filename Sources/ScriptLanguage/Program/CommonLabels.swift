extension Program {
  static let pairLabels = 1
  static let enumeratedLabels = 2
  static let notificationLabels = 3
  static let segueLabels = 4
  static let coderLabels = 5
  static let insertionLabels = 6
  static let quotientLabels = 7

  /// Label lists that the machine needs, at the places named above.
  static let commonLabels: [[String?]] = [
    [], ["key", "value"], ["offset", "element"],
    ["name", "object", "userInfo"], ["source", "destination", "identifier"], ["coder"],
    ["inserted", "memberAfterInsert"], ["quotient", "remainder"],
  ]
}
