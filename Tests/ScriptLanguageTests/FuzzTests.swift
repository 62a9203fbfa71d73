import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// A random generator with the same numbers on every machine, so failures can be repeated.
struct FuzzRandom {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }
}

/// Broken scenarios never trap. Every diagnostic has a place in the scenario's text.
@Suite struct FuzzTests {
  static let seeds = [
    """
    let New = UIViewController(), Current = UIViewController()
    let nav = UINavigationController(New, Current)
    window.rootViewController = nav
    when "the user swipes back, then lets go" {
        user.beginSwipeBack()
        user.cancelSwipe()
    }
    expect(.classic + .console, of: New, Current) {
        Current.viewWillDisappear(animated: true)
        New.viewWillAppear
        New.viewWillDisappear
    }
    require never New.viewDidAppear
    require count(New.viewWillAppear) == 1
    require turn(of: New.viewWillAppear) < transaction(of: Current.viewWillDisappear)
    require nav.topViewController == Current at last Current.viewWillAppear
    require console contains "x"
    require leaks.isEmpty && !New.isDeallocated
    """,
    """
    enum Load: String { case idle, done = "d" }
    enum Failure: Error { case code(Int, text: String), none }
    struct Point { var x = 1.5, y: Double; mutating func move(_ d: Double) { x += d } }
    class Base: UIViewController { var state = Load.idle { didSet { print(oldValue, state) } } }
    class Detail: Base {
        static var count = 0
        lazy var points = [Point(y: 2)]
        weak var other: Detail?
        override func viewDidLoad() {
            super.viewDidLoad()
            Detail.count += 1
            points[0].move(3)
            points.append(Point(x: 1, y: 2))
            let f = { [weak self] (n: Int) in self?.state = n > 0 ? .done : .idle }
            f(points.count)
            print("\\(points[1].x) \\(Load(rawValue: "d")!)")
        }
        deinit { print("gone") }
    }
    func risky(_ n: Int, by m: Int = 2) throws -> Int {
        defer { print("end") }
        guard n > 0, let k = Optional(n) as? Int else { throw Failure.code(n, text: "t") }
        switch (k, m) { case (1, _): return 1; case (let a, 0..<5) where a > 2: return a; default: break }
        for (i, s) in ["a", "b"].enumerated() where i > 0 { if s == "b" { continue } }
        return try k == 0 ? 0 : risky(k - 1, by: m)
    }
    do { print(try risky(0)) } catch Failure.code(let n, _) { print(n) } catch { print(error) }
    var map = ["a": [1, 2], "b": []]
    map["a"]?[0] += 4
    var screen: Detail? = Detail()
    window.rootViewController = screen
    when "it goes" { window.rootViewController = nil; screen = nil; system.wait(0.5) }
    expect(.all) { screen.deinit }
    require map["a"]?.count ?? 0 == 2
    """,
  ]

  @Test func mutatedScenariosGiveDiagnosticsInsideTheirText() {
    run(mutations: 200, seed: 0x9E37_79B9_7F4A_7C15)
  }

  @Test func everyTruncationGivesADiagnosticInsideTheText() {
    for seed in FuzzTests.seeds {
      let bytes = Array(seed.utf8)
      for end in stride(from: 0, to: bytes.count, by: 17) { check(Array(bytes[..<end])) }
    }
  }

  private func run(mutations: Int, seed: UInt64) {
    var random = FuzzRandom(state: seed)
    for _ in 0..<mutations {
      var words = FuzzTests.words(of: FuzzTests.seeds[random.next(below: FuzzTests.seeds.count)])
      for _ in 0...random.next(below: 3) { FuzzTests.mutate(&words, &random) }
      check(words.flatMap { $0 })
    }
  }

  private func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let length = text.utf8.count
    for diagnostic in diagnostics(of: text) {
      let range = diagnostic.range
      #expect(range.start >= 0 && range.start <= range.end && range.end <= length, "\(text)")
      #expect(!diagnostic.summary.isEmpty && !diagnostic.summary.hasSuffix("."), "\(text)")
    }
  }

  private func diagnostics(of text: String) -> [Diagnostic] {
    do throws(ScriptError) {
      return try Scenario(text, attributes: ScenarioAttributes()).run(on: .newest).diagnostics
    } catch {
      return error.diagnostics
    }
  }

  /// Splits the text into words, numbers, blanks and single other characters.
  static func words(of text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var last = 0
    for byte in text.utf8 {
      let isLetter =
        byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122
      let kind = isLetter ? 1 : (byte == 32 ? 2 : 0)
      if kind != 0, kind == last {
        words[words.count - 1].append(byte)
      } else {
        words.append([byte])
      }
      last = kind
    }
    return words
  }

  private static func isBracket(_ byte: UInt8) -> Bool { "(){}[]\"".utf8.contains(byte) }

  static func mutate(_ words: inout [[UInt8]], _ random: inout FuzzRandom) {
    guard !words.isEmpty else { return }
    var place = random.next(below: words.count)
    // Unmatched brackets and quotes end the parse early, so mutations spare most of the brackets.
    for _ in 0..<4 where words[place].count == 1 && isBracket(words[place][0]) {
      place = random.next(below: words.count)
    }
    let other = random.next(below: words.count)
    switch random.next(below: 6) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, other)
    case 3: words[place] = words[other]
    case 4: words.insert(words[other], at: place)
    default: words.removeSubrange(place..<min(words.count, place + random.next(below: 6)))
    }
  }
}
