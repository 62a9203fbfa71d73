/// The live kinds of fenced code blocks, by the word that begins the info string.
///
/// Each kind has its attributes and language in files of its own. `LiveBlock` and the code that
/// judges and shows blocks also name the kinds. Tables and suggestions derive from `allCases`.
package enum LiveBlockKind: String, CaseIterable, Sendable {
  case scenario
  case swift
  case claims
  case compare
  case stateTable = "state-table"
}

/// The author's mark of an example, behind the word `swift`.
package enum ExampleMark: String, CaseIterable, Sendable { case correct, incorrect }
