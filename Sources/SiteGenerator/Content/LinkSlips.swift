import Diagnostics
import Markdown

// Finds addresses that are not complete, and addresses of the web in the form of paths.
extension LinkResolver {
  /// The failure of an address that has a scheme and no host or mailbox.
  static func incomplete(_ destination: String, _ scheme: LinkScheme) -> Failure? {
    let rest = destination.dropFirst(scheme.rawValue.utf8.count + 1)
    switch scheme {
    case .https, .http:
      let host = rest.hasPrefix("//") ? rest.dropFirst(2) : ""
      guard host.first.map({ "/?#".contains($0) }) ?? true else { return nil }
      let address = rest.drop { $0 == "/" }
      return Failure(
        id: "broken-link", message: "'\(destination)' is not a whole web address",
        help: ["write '\(scheme.rawValue)://\(address.isEmpty ? "example.com" : address)'"])
    case .mailto:
      guard rest.isEmpty else { return nil }
      return Failure(
        id: "broken-link", message: "'\(destination)' names no mailbox",
        help: ["write the address behind the colon: 'mailto:name@example.com'"])
    case .verify: return nil
    }
  }

  /// The address of the web or of a mailbox that a path was most likely meant to be.
  static func address(meantBy destination: String) -> String? {
    let first = destination.prefix { !"/?#".contains($0) }
    let rest = destination[first.endIndex...]
    let names = first.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }), let last = names.last,
      last.count > 1, last.allSatisfy(\.isLetter)
    else { return nil }
    if let at = first.firstIndex(of: "@") {
      return at > first.startIndex && !rest.hasPrefix("/") ? "mailto:\(destination)" : nil
    }
    let isFolder = rest.hasSuffix(".md") || rest.isEmpty
    return names[0].lowercased() == "www" || !isFolder && rest.hasPrefix("/")
      ? "https://\(destination)" : nil
  }

  /// The failure of a link to a scenario whose title is nearly the title that plays the scenario.
  static func lostPlaying(of link: Link) -> Failure? {
    let play = "Play"
    guard link.kind == .link, link.destination.hasPrefix("#\(ScenarioAnchor.id(of: ""))"),
      link.title != play,
      EditDistance.between(link.title.lowercased(), play.lowercased()) <= 1
    else { return nil }
    return Failure(
      id: "lost-link", message: "The title '\(link.title)' does not play the scenario",
      help: ["did you mean '\(play)'?"])
  }
}
