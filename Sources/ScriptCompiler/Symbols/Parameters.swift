import SwiftSubset

/// The assignment of arguments to the parameters of a function of the author.
enum FormsOfOwn {
  /// The type of each argument's parameter, `nil` if the labels do not fit.
  static func fit(
    _ arguments: [Argument], to parameters: [(label: String?, type: TypeSyntax?)]
  ) -> [TypeSyntax?]? {
    places(of: arguments, among: parameters.map { $0.label })?.map { place in
      place.flatMap { parameters[$0].type }
    }
  }

  /// The parameter of each argument, `nil` for a trailing closure; no result if labels do not fit.
  static func places(of arguments: [Argument], among labels: [String?]) -> [Int?]? {
    var result: [Int?] = []
    var next = 0
    for argument in arguments {
      guard !argument.isTrailing else {
        result.append(nil)
        continue
      }
      while next < labels.count, labels[next] != argument.label { next += 1 }
      guard next < labels.count else { return nil }
      result.append(next)
      next += 1
    }
    return result
  }
}
