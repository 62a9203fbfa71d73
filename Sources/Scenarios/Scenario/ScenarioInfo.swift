import Diagnostics
import LifecycleEngine

extension ScenarioAttributes {
  /// The keys of the attributes.
  package static let keys = [
    "ios", "sdk", "device", "orientation", "title", "evidence", "show", "lens",
  ]

  /// Reads the info string of a scenario.
  ///
  /// A program that only runs scenarios links no other kind of block and no findings, thanks to
  /// this initialiser.
  /// - Parameter info: Everything after the fence.
  /// - Throws: The errors in the id and the attributes, or the reason why this is no scenario. The
  ///   ranges are in the info string.
  package init(info: String) throws(ScriptError) {
    let parts = InfoString(info)
    let word = parts.words.first?.text ?? ""
    guard word == InfoString.scenario else {
      if let slip = FenceSlip(parts, kinds: [InfoString.scenario]) {
        throw ScriptError(slip.diagnostic)
      }
      throw ScriptError(
        .inInfo(
          "not-a-scenario", "The first line does not begin a scenario",
          SourceRange(0, info.utf8.count),
          help: ["begin with the word 'scenario' and an id: 'scenario push-completed'"]))
    }
    try self.init(parts)
  }

  /// Reads the id and the attributes of a scenario.
  /// - Throws: All errors in the id and the attributes.
  package init(_ info: InfoString) throws(ScriptError) {
    var problems = info.quoteProblems + ScenarioAttributes.problems(ofWords: info)
    self.init(id: info.scenarioID?.text ?? "")
    idRange = info.scenarioID?.range
    problems += AttributeReader.problems(in: info) { attribute throws(ScriptError) in
      try apply(attribute)
    }
    if let error = ScriptError(problems) { throw error }
  }

  private static func problems(ofWords info: InfoString) -> [Diagnostic] {
    guard let id = info.scenarioID else {
      return [
        .inInfo(
          "missing-id", "This scenario has no id", info.words[0].range,
          help: ["write one after 'scenario': 'scenario swipe-back-cancelled'"])
      ]
    }
    var problems: [Diagnostic] = []
    if !isKebabCase(id.text) {
      problems.append(
        .inInfo(
          "bad-id", "'\(id.text)' is not an id", id.range,
          help: ["an id is lower-case letters, digits and hyphens: 'push-completed'"]))
    }
    for word in info.words.dropFirst(2) {
      problems.append(
        .inInfo(
          "bad-attribute", "'\(word.text)' is not an attribute", word.range,
          help: ["attributes are written 'key=value'; put quotes around a value with spaces"]))
    }
    return problems
  }

  private static func isKebabCase(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 45, last != 45 else {
      return false
    }
    for (index, byte) in bytes.enumerated() {
      let isLetter = byte >= 97 && byte <= 122
      let isDigit = byte >= 48 && byte <= 57
      let isHyphen = byte == 45 && bytes[index - 1] != 45
      guard isLetter || isDigit || isHyphen else { return false }
    }
    return true
  }

  private mutating func apply(_ attribute: InfoString.Attribute) throws(ScriptError) {
    let value = attribute.value
    switch attribute.key {
    case "ios": releases = try ScenarioAttributes.releases(attribute)
    case "sdk":
      if attribute.value == "\(Release.newestSDK.major)" {
        sdk = .newestSDK
        return
      }
      let releases = try ScenarioAttributes.releases(attribute)
      guard releases.count == 1 else {
        throw badValue(attribute, "one version, such as 'sdk=18'")
      }
      sdk = releases[0]
    case "title": title = value
    case "evidence":
      evidence = value.split(separator: ",").map { ScenarioAttributes.trimmed($0) }
    case "device":
      guard let idiom = Device.Idiom(rawValue: value) else {
        throw badValue(attribute, "'phone' or 'pad'")
      }
      device.idiom = idiom
    case "orientation":
      device.orientation = try orientation(attribute)
    case "show":
      guard value == "setup" else { throw badValue(attribute, "'setup'") }
      showsSetup = true
    case "lens": lenses = try LensSet(attribute)
    default:
      throw ScriptError(
        .unknownAttribute(attribute, of: "a scenario", ScenarioAttributes.keys))
    }
  }

  private static let orientations: [(name: String, orientation: Orientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]

  /// The value of `orientation=`; `nil` for portrait, which needs no attribute.
  static func name(of orientation: Orientation) -> String? {
    guard orientation != .portrait else { return nil }
    return orientations.first { $0.orientation == orientation }?.name
  }

  private func orientation(
    _ attribute: InfoString.Attribute
  ) throws(ScriptError) -> Orientation {
    let known = ScenarioAttributes.orientations
    if let found = known.first(where: { $0.name == attribute.value }) { return found.orientation }
    let names = known.map { "'\($0.name)'" }
    let all = names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    throw badValue(attribute, all)
  }

  private static func trimmed(_ text: Substring) -> String {
    var bytes = Array(text.utf8)
    while bytes.last == 32 { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == 32 }, as: UTF8.self)
  }

  private func badValue(_ attribute: InfoString.Attribute, _ expected: String) -> ScriptError {
    ScriptError(
      .inInfo(
        "bad-attribute",
        "'\(attribute.value)' is not a value of '\(attribute.key)'", attribute.valueRange,
        help: ["the value is \(expected)"]))
  }

  // MARK: Releases

  /// Reads one release, such as `17`.
  package static func release(_ attribute: InfoString.Attribute) throws(ScriptError) -> Release {
    let all = try releases(attribute)
    guard all.count == 1 else { throw attribute.wrongValue("one version, such as 'ios=17'") }
    return all[0]
  }

  /// Reads a release or a range, such as `17` or `13...26`.
  static func releases(_ attribute: InfoString.Attribute) throws(ScriptError) -> [Release] {
    var rest = Array(attribute.value.utf8)[...]
    guard let number = takeNumber(&rest) else { throw badRelease(attribute) }
    var numbers = [number]
    if rest.starts(with: "...".utf8) {
      rest = rest.dropFirst(3)
      guard let number = takeNumber(&rest) else { throw badRelease(attribute) }
      numbers.append(number)
    }
    guard rest.isEmpty else { throw badRelease(attribute) }
    let first = Release(numbers[0])
    let last = Release(numbers[numbers.count - 1])
    for release in [first, last] where !release.isModeled {
      throw ScriptError(
        .inInfo(
          "unknown-release", "iOS \(release.major) is not simulated", attribute.valueRange,
          help: [Release.listedText]))
    }
    guard first <= last else { throw badRelease(attribute) }
    return Release.all(from: first, through: last)
  }

  /// Removes and returns a number of at most four digits from the front; `nil` otherwise.
  private static func takeNumber(_ text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix { $0 >= 48 && $0 <= 57 }
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    text = text.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  private static func badRelease(_ attribute: InfoString.Attribute) -> ScriptError {
    ScriptError(
      .inInfo(
        "bad-attribute", "'\(attribute.value)' is not a range of iOS versions",
        attribute.valueRange,
        help: ["write 'ios=17' or 'ios=13...26'", Release.listedText]))
  }
}
