import SiteGenerator

/// The proposals for the destination of a link.
struct LinkCompletion {
  let items: [CompletionItem]
  /// The number of bytes in front of the place that a proposal replaces.
  let replaced: Int

  /// - Parameters:
  ///   - before: The text of the line up to the place.
  ///   - context: The page.
  init(before: String, in context: PageContext) {
    guard let destination = LinkCompletion.destination(in: before) else {
      (items, replaced) = ([], 0)
      return
    }
    guard destination.lowercased().hasPrefix("verify:") else {
      if let mark = destination.firstIndex(of: "#") {
        items = LinkCompletion.anchors(of: destination[..<mark], in: context)
        replaced = destination[mark...].utf8.count - 1
        return
      }
      items = LinkCompletion.pages(in: context)
      replaced = destination.utf8.count
      return
    }
    let claim = destination.dropFirst("verify:".count)
    let parts = claim.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      items = ScenarioCompletion.ids(in: context.folder)
      replaced = claim.utf8.count
      return
    }
    let word = String(
      String(parts[1].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }).reversed())
    replaced = word.utf8.count
    if parts[1].dropLast(word.count).hasSuffix(".") {
      items = CallbackCompletion.items
    } else {
      items = LinkCompletion.receivers(of: String(parts[0]), in: context)
    }
  }

  /// The begun destination of a link at the end of a text; nil outside of a destination.
  private static func destination(in text: String) -> String? {
    var found: Substring?
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("](") || rest.hasPrefix("]: ") {
        let begin = text.index(index, offsetBy: rest.hasPrefix("](") ? 2 : 3)
        found = text[begin...]
        index = begin
        continue
      }
      index = text.index(after: index)
    }
    guard let found else { return nil }
    let destination = found.hasPrefix("<") ? found.dropFirst() : found
    // A title, or the end of the link, follows the destination.
    return destination.contains(where: { $0 == ")" || $0 == " " || $0 == ">" })
      ? nil : String(destination)
  }

  /// The pages as addresses relative to the page.
  private static func pages(in context: PageContext) -> [CompletionItem] {
    let scheme = CompletionItem(
      label: "verify:", kind: .keyword, detail: "A claim about a scenario", rank: 1)
    return [scheme]
      + context.folder.pages.filter { $0.path != context.page.path }.map { page in
        CompletionItem(
          label: context.address(of: page.path), kind: .file, detail: page.title, rank: 2)
      }
  }

  /// The anchors of the page with an address.
  private static func anchors(of address: Substring, in context: PageContext) -> [CompletionItem] {
    let page =
      address.isEmpty
      ? context.page : context.folder.pages.first { context.address(of: $0.path) == address }
    return (page?.anchors ?? []).sorted().map {
      CompletionItem(label: $0, kind: .reference, detail: page?.title ?? "", rank: 1)
    }
  }

  /// The objects of a scenario.
  private static func receivers(of id: String, in context: PageContext) -> [CompletionItem] {
    let own = context.folder.scenarios.first { $0.id == id }?.place.block.literal
    let builtIn = context.folder.builtInScenarios.first { $0.reference == id }?.source
    guard let script = own ?? builtIn else { return [] }
    return ScriptNames(script).variables.map {
      CompletionItem(label: $0.name, kind: .variable, detail: $0.type ?? "", rank: 1)
    }
  }
}
