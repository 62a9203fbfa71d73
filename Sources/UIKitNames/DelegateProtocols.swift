import Diagnostics
import LifecycleEngine

extension DelegateMethods {
  /// The protocol that the delegate of a presentation controller has to name, by the declared class
  /// of the controller. The general class has `nil`, because its property checks the protocol
  /// itself.
  package static func presentationProtocol(of base: UIKitClass) -> String? {
    switch base {
    case .sheetPresentationController: "UISheetPresentationControllerDelegate"
    case .popoverPresentationController: "UIPopoverPresentationControllerDelegate"
    default: nil
    }
  }

  /// A protocol and the protocols that inherit from the protocol.
  package static func protocols(below name: String) -> [String] {
    switch name {
    case "UIAdaptivePresentationControllerDelegate":
      [name, "UISheetPresentationControllerDelegate", "UIPopoverPresentationControllerDelegate"]
    case "UISceneDelegate": [name, "UIWindowSceneDelegate"]
    default: [name]
    }
  }

  /// The protocol that the delegate or the data source of a presentation, a list or a bar has to name.
  package static func demandedProtocol(of member: String, in owner: String) -> String? {
    let sources = ["UITableView", "UICollectionView", "UIPickerView"]
    let suffix = ["Delegate", "DataSource"].first { $0.dropFirst() == member.dropFirst() }
    switch suffix {
    case "DataSource"?: return sources.contains(owner) ? owner + "DataSource" : nil
    case "Delegate"?:
      if let demanded = presentationProtocol(of: BuiltInTypes.base(of: owner)) { return demanded }
      return (sources + ["UIScrollView", "UISearchBar"]).contains(owner) ? owner + "Delegate" : nil
    default: return nil
    }
  }

  /// The methods that every class with a data source's protocol has.
  package static func required(by name: String) -> [(name: String, label: String)] {
    switch name {
    case "UITableViewDataSource":
      [("tableView", "numberOfRowsInSection"), ("tableView", "cellForRowAt")]
    case "UICollectionViewDataSource":
      [("collectionView", "numberOfItemsInSection"), ("collectionView", "cellForItemAt")]
    default: []
    }
  }

  /// The protocol that a misspelt name was most likely meant to be.
  package static func meant(by name: String) -> String? {
    let known = protocols.map { $0.name }
    return known.contains(name) ? nil : Slips.meant(by: name, among: known)
  }

  /// The method of some protocols that a misspelt method was most likely meant to be. Accepted
  /// slips are a typo, a label of an old release, a parameter too many or too few behind a right
  /// label, another label of the only parameter, and a long name without its end.
  package static func method(near signature: String, of places: [Int]) -> String? {
    let known = places.flatMap { protocols[$0].signatures }
    guard !known.contains(signature),
      !protocols.contains(where: { $0.signatures.contains(signature) })
    else { return nil }
    let parts = signature.split(separator: ":", omittingEmptySubsequences: false)
    return known.first { candidate in
      let others = candidate.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == others.count else {
        return min(parts.count, others.count) > 2
          && zip(parts.dropLast(), others.dropLast()).allSatisfy { $0 == $1 }
      }
      if EditDistance.between(signature, candidate) <= 2 { return true }
      if parts.count == 2, isCut(parts[0], other: others[0]) { return true }
      return zip(parts, others).allSatisfy { part, other in
        part == other || other.utf8.count >= 4 && part.hasPrefix(other)
      }
    }
  }

  /// Returns true if a method name with one parameter is a known name, or most of a known name.
  private static func isCut(_ part: Substring, other: Substring) -> Bool {
    let (name, known) = (part.utf8.prefix { $0 != 40 }, other.utf8.prefix { $0 != 40 })
    return known.starts(with: name) && name.count * 4 >= known.count * 3
  }
}
