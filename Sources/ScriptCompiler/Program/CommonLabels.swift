extension Program {
  package static let pairLabels = 1
  package static let enumeratedLabels = 2
  package static let notificationLabels = 3
  package static let segueLabels = 4
  package static let coderLabels = 5
  package static let insertionLabels = 6
  package static let quotientLabels = 7
  package static let styledCellLabels = 8
  package static let reusedViewLabels = 9
  package static let frameLabels = 10

  /// Label lists that the machine needs, at the places named above.
  package static let commonLabels: [[String?]] = [
    [], ["key", "value"], ["offset", "element"],
    ["name", "object", "userInfo"], ["source", "destination", "identifier"], ["coder"],
    ["inserted", "memberAfterInsert"], ["quotient", "remainder"],
    ["style", "reuseIdentifier"], ["reuseIdentifier"], ["frame"],
  ]
}
