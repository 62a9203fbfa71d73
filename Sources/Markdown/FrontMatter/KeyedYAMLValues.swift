/// The words that describe a mapping, and its values.
extension KeyedYAML {
  /// The required kind of a key's value.
  package indirect enum Kind: Sendable {
    case text, wholeNumber, truth, texts
    /// A list of texts. Texts may stand together below a title.
    case sections
    /// A mapping of texts to texts.
    case pairs
    /// A mapping of ids to levels, or to mappings of paths to levels.
    case rules
    /// A list of mappings, each of which has some of these keys with texts as values.
    case records([String])
    /// A mapping with keys of its own.
    case keyed([Key])
  }

  /// A key that may occur.
  package struct Key: Sendable {
    /// The key as written before the colon.
    package let name: String
    /// The kind of the value behind the colon.
    package let kind: Kind

    /// Creates a key.
    package init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The subject of the YAML, for messages and places.
  package struct Subject: Sendable {
    /// The beginning of a message: `Front matter`.
    package let name: String
    /// The beginning of the ids of issues: `front-matter`.
    package let id: String
    /// The number of lines of the file before the YAML.
    package let firstLine: Int
    /// The last line of the file that an issue can point at.
    package let lastLine: Int

    /// Creates a subject.
    package init(name: String, id: String, firstLine: Int = 0, lastLine: Int) {
      self.name = name
      self.id = id
      self.firstLine = firstLine
      self.lastLine = lastLine
    }
  }

  /// A text with its place in the file, both counted from 1.
  package struct Text: Sendable, Hashable {
    /// The text without quotes.
    package let value: String
    /// The file's line.
    package let line: Int
    /// The file's column, in Unicode scalars.
    package let column: Int
  }

  /// An entry of a list of the kind `sections`.
  package enum Entry: Sendable {
    /// A text that stands alone.
    case text(Text)
    /// Texts below a title.
    case section(title: Text, [Text])
  }

  /// The level of a rule.
  package struct Rule: Sendable, Hashable {
    /// The id of the rule.
    package let id: Text
    /// The pattern of the files that the level is for; nil for all files.
    package let path: Text?
    /// The level as written.
    package let level: Text
  }
}
