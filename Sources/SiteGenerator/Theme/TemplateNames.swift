/// The names of the values of a template, each with the names of the values that it holds itself.
struct TemplateNames: Sendable {
  private let values: [String: TemplateNames]

  /// The names in order.
  var all: [String] { values.keys.sorted() }

  /// The names inside a value; nil for an unknown value.
  subscript(_ name: String) -> TemplateNames? { values[name] }

  /// Reads names with spaces between. The names inside a value stand in parentheses behind the value.
  init(_ notation: String) {
    var tokens = notation.replacing("(", with: " ( ").replacing(")", with: " ) ")
      .split(whereSeparator: \.isWhitespace)[...]
    self.init(&tokens)
  }

  private init(_ tokens: inout ArraySlice<Substring>) {
    var values: [String: TemplateNames] = [:]
    while let name = tokens.popFirst(), name != ")" {
      if tokens.first == "(" {
        tokens.removeFirst()
        values[String(name)] = TemplateNames(&tokens)
      } else {
        values[String(name)] = TemplateNames("")
      }
    }
    self.values = values
  }

  /// The values of each template of a theme, as the first comment of the template explains.
  static let ofTemplates: [String: TemplateNames] = [
    "layout": TemplateNames(
      """
      siteTitle pageTitle isHome canonicalURL textPath structuredData description root home
      navigation(\(entry) isSection isSectionLink isOpen pages(\(entry)) members(\(entry) isAbove))
      breadcrumbs(\(entry)) contents(title titleHTML href level isScenario) body
      previous(title titleHTML href) next(title titleHTML href) editURL isMissing repositoryURL scripts
      language isDraft headHTML footerHTML versionName versions(name href isCurrent)
      languageName languages(name language href) alternates(language href) searchIndex hasReference
      styles imageURL hasPlayground hasScenarios firstScenario hasLive engineVersion newestRelease isLive
      """),
    "scenario": TemplateNames(
      """
      id title level releases device isUsualDevice isWrong isVerified isGenerated checkCount evidence
      evidenceHTML eventCount sourceHTML tableHTML badge isObserved isDocumented isAssumed
      grades(checks(text line) grade reasons(stepIDs reason sourcesHTML) elsewhere) allAssumed
      hasCallByCode svg isTall steps oldestRelease newestRelease root controls isPredicted decoys
      shownReleases shownRelease otherGroups(label release tableHTML) isLive
      """),
    "claims": TemplateNames(
      """
      runCount claims(quantifier first second isWrong outcomes(count title release href)) isLive
      """),
    "compare": TemplateNames(
      """
      columns(title release href) rows(number cells(text) isFirstDifference) summary isLive
      """),
    "state-table": TemplateNames(
      """
      receiver title href release columns columnsHTML rows(text textHTML cells(kind text)) isLive
      """),
    "example": TemplateNames(
      """
      isPair isLive
      examples(
        info hiddenSource mark isCorrect sourceHTML evidence(html) hasEvidence runs reason unfollowedHTML
        finding statementHTML drive blame)
      trace(
        drive statement columns(title) summary legend
        rows(step span event(number isFirstDifference cells(html isMarked))))
      """),
    "examples": TemplateNames(
      """
      pairCount singleCount count isLive
      groups(
        id count finding title statementHTML
        entries(
          href title previewHTML home from kind isSingle finding words callbacks(name) containers(name)))
      """),
    "combinations": TemplateNames(
      """
      isWhole count choices(key title) rows(id title source isPad cells releases block shown)
      textsJSON isLive
      """),
  ]

  /// The values of an entry of a list of pages.
  private static let entry = "title titleHTML href isCurrent"
}
