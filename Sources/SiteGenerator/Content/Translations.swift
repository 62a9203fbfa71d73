/// The languages of the pages of a site, by the names of the files: `push.de.md` is `push.md` in German.
///
/// A name with a code is a translation only if the original or another translation exists.
struct Translations: Sendable, Equatable {
  /// The language of the other pages.
  let usual: String
  /// The codes of the translated pages by path.
  private var codes: [String: String] = [:]
  /// The paths of the same page in all languages, by the path of the original.
  private var groups: [String: [String]] = [:]
  /// All languages of the pages, the usual language first.
  private(set) var languages: [String]

  /// - Parameters:
  ///   - paths: The paths of the pages, as the content folder has them.
  ///   - usual: The language of pages without a code in the name.
  init(of paths: [String], usual: String) {
    self.usual = usual
    let known = Set(paths)
    var found: [String: [String]] = [:]
    for path in paths.sorted() {
      guard let original = Translations.name(path)?.original else { continue }
      found[original, default: []].append(path)
    }
    for (original, members) in found.sorted(by: { $0.key < $1.key })
    where members.count > 1 || known.contains(original) {
      groups[original] = (known.contains(original) ? [original] : []) + members
      for member in members { codes[member] = Translations.name(member)?.code }
    }
    languages = [usual] + Set(codes.values).subtracting([usual]).sorted()
  }

  /// The language of a page.
  func language(of path: String) -> String { codes[path] ?? usual }

  /// The page that a page translates; the page itself if there is no other.
  func original(of path: String) -> String {
    codes[path] == nil ? path : Translations.name(path)?.original ?? path
  }

  /// The same page in all its languages, with the page itself; empty for a page in one language.
  func alternates(of path: String) -> [(code: String, path: String)] {
    (groups[original(of: path)] ?? []).map { (language(of: $0), $0) }
  }

  /// The page in another language; nil for a page without that translation.
  func page(_ path: String, in language: String) -> String? {
    self.language(of: path) == language
      ? path : alternates(of: path).first { $0.code == language }?.path
  }

  /// The path of the original and the code of the language, if a path has a code.
  static func name(_ path: String) -> (original: String, code: String)? {
    guard let match = path.wholeMatch(of: #/(.*[^\/])\.([a-z]{2})(-[A-Za-z0-9]{2,8})?\.[Mm][Dd]/#),
      isLanguage(match.2)
    else { return nil }
    return ("\(match.1).\(path.suffix(2))", "\(match.2)\(match.3 ?? "")")
  }

  private static func isLanguage(_ code: Substring) -> Bool { names[String(code)] != nil }

  /// The name of a language in that language: `Deutsch`, or `Português (BR)`.
  static func name(ofLanguage code: String) -> String {
    let parts = code.split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let name = names[String(first)] else { return code }
    return parts.count > 1 ? "\(name) (\(parts[1]))" : name
  }

  /// The languages with a code of two letters in ISO 639. A language without a name here has its code as its name.
  private static let names: [String: String] = {
    let named =
      """
      ar العربية, bg Български, bn বাংলা, ca Català, cs Čeština, cy Cymraeg, da Dansk, de Deutsch, \
      el Ελληνικά, en English, eo Esperanto, es Español, et Eesti, eu Euskara, fa فارسی, fi Suomi, \
      fr Français, ga Gaeilge, gl Galego, he עברית, hi हिन्दी, hr Hrvatski, hu Magyar, hy Հայերեն, \
      id Bahasa Indonesia, is Íslenska, it Italiano, ja 日本語, ka ქართული, kk Қазақша, ko 한국어, \
      lt Lietuvių, lv Latviešu, mk Македонски, ms Bahasa Melayu, nb Norsk bokmål, nl Nederlands, \
      nn Norsk nynorsk, no Norsk, pl Polski, pt Português, ro Română, ru Русский, sk Slovenčina, \
      sl Slovenščina, sq Shqip, sr Српски, sv Svenska, sw Kiswahili, ta தமிழ், te తెలుగు, th ไทย, \
      tr Türkçe, uk Українська, ur اردو, uz Oʻzbekcha, vi Tiếng Việt, zh 中文
      """
    let others =
      """
      aa ab ae af ak am an as av ay az ba be bh bi bm bo br bs ce ch co cr cu cv dv dz ee ff fj fo fy gd gn gu gv \
      ha ho ht hz ia ie ig ii ik io iu jv kg ki kj kl km kn kr ks ku kv kw ky la lb lg li ln lo lu mg mh mi ml mn \
      mr mt my na nd ne ng nr nv ny oc oj om or os pa pi ps qu rm rn rw sa sc sd se sg si sm sn so ss st su tg ti \
      tk tl tn to ts tt tw ty ug ve vo wa wo xh yi yo za zu
      """
    var names: [String: String] = [:]
    for entry in named.split(separator: ", ") {
      names[String(entry.prefix(2))] = String(entry.dropFirst(3))
    }
    for code in others.split(whereSeparator: \.isWhitespace) { names[String(code)] = String(code) }
    return names
  }()
}
