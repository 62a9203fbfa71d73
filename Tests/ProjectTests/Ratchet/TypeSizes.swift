/// The lines of a type together with all its extensions, those of other targets included.
enum TypeSizes {
  static let limit = 2_500
  /// Types that may be larger, with their reasons.
  static let limits = [
    // The world is the state that all of UIKit changes.
    "LifecycleEngine.World": 4_000,
    // Choreographies are lists of steps: data without state, each list in a file of its own.
    "LifecycleEngine.Choreography": FolderSizes.limit,
  ]

  static func measures(_ files: [CodeFile]) -> [Measure] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for body in file.outline.bodies where !body.isExtension {
        homes[body.type, default: []].insert(file.target)
      }
    }
    var sizes: [String: Int] = [:]
    var largest: [String: [(path: String, count: Int)]] = [:]
    for file in files {
      for body in file.outline.bodies {
        let type = "\(home(of: body, in: file, homes)).\(body.type)"
        sizes[type, default: 0] += body.lines.count
        largest[type, default: []].append((file.path, body.lines.count))
      }
    }
    return sizes.keys.sorted().map { type in
      Measure(
        key: "type \(type)", value: sizes[type] ?? 0, limit: limits[type] ?? limit, slack: 3,
        advice: "move state with its functions into a type of its own",
        places: (largest[type] ?? []).sorted { $0.count > $1.count }.prefix(5).map {
          "\($0.path): \($0.count) lines"
        })
    }
  }

  /// The target that declares the type. Types of the same name in several targets are told apart only in
  /// these targets.
  private static func home(
    of body: SwiftOutline.Body, in file: CodeFile, _ homes: [String: Set<String>]
  ) -> String {
    guard let targets = homes[body.type], !targets.contains(file.target), targets.count == 1 else {
      return file.target
    }
    return targets.first ?? file.target
  }
}
