/// The words that a page can use, as proposals for an editor.
package enum PageWords {
  /// The keys of front matter.
  package static let keys = FrontMatter.keys.map(\.name)
  /// The kinds of asides that GitHub has too, and folds.
  package static let asides = AsideKind.Style.allCases.map(\.rawValue) + ["fold"]
}
