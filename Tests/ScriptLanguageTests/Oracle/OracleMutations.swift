@testable import ScriptMachine
@testable import SwiftSubset

/// Programs made from another one, each by a change to one token: what our parser accepts of them is
/// what nobody thought of.
///
/// They depend on the program alone, so that a new program does not change those of all the others.
struct OracleMutations {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private let original: OracleProgram
  private let tokens: [Token]

  /// What short programs hold is in long ones too, which only take longer to read.
  private static let longest = 700

  init?(of program: OracleProgram) {
    // What only files and examples may hold is in few programs, and those are long.
    let isRare = !OracleProgram.accepts(program.text, as: .scenario)
    guard isRare || program.text.count <= OracleMutations.longest,
      let tokens = try? Lexer.tokens(of: program.text), tokens.count > 2
    else { return nil }
    original = program
    self.tokens = tokens
    for byte in program.text { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state |= 1
  }

  /// Makes mutations and keeps those that our parser accepts.
  /// - Parameter tries: How many are made.
  mutating func accepted(of tries: Int) -> [OracleProgram] {
    var result: [OracleProgram] = []
    for number in 1...max(1, tries) {
      let text = mutated()
      guard text != original.text, OracleProgram.accepts(text, as: original.mode),
        !OracleMutations.isMisread(text)
      else { continue }
      result.append(
        OracleProgram(
          name: "mutation-\(number)-of-\(original.name)", accepted: OracleProgram.read(text),
          as: original.mode))
    }
    return result
  }

  /// Whether SwiftParser takes a `/` for the beginning of a regular expression that is none: behind a
  /// member that is called like a keyword. The compiler reads `a.default / 2` as we do.
  private static func isMisread(_ text: [UInt8]) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text) else { return false }
    return zip(tokens, tokens.dropFirst()).contains { word, slash in
      word.isWord && !word.isName && slash.kind == .multiplicative
        && text[slash.start] == UInt8(ascii: "/")
    }
  }

  private mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  /// The program with a token left out, doubled, exchanged with the next or another one, or with a
  /// different gap in front of it.
  private mutating func mutated() -> [UInt8] {
    var text = original.text
    let place = next(below: tokens.count - 1)
    let token = tokens[place].start..<tokens[place].end
    let kind = next(below: 6)
    let other = kind == 2 ? min(place + 1, tokens.count - 2) : next(below: tokens.count - 1)
    let another = tokens[other].start..<tokens[other].end
    switch kind {
    case 0: text.removeSubrange(token)
    case 1: text.insert(contentsOf: [32] + text[token], at: token.upperBound)
    case 2, 3:
      let (first, second) = place < other ? (token, another) : (another, token)
      guard first.upperBound <= second.lowerBound else { return text }
      text.replaceSubrange(second, with: original.text[first])
      text.replaceSubrange(first, with: original.text[second])
    case 4: text.insert(contentsOf: [32] + text[another] + [32], at: token.lowerBound)
    default:
      guard place > 0 else { return text }
      let gap = tokens[place - 1].end..<token.lowerBound
      text.replaceSubrange(gap, with: [[], [32], [10]][next(below: 3)])
    }
    return text
  }
}
