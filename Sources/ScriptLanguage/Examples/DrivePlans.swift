import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The classes of an example that are driven, and the ways to run each of them.
struct Cast {
  let code: ExampleCode
  /// The code, compiled as far as no drive stands behind it.
  let planner: Planner
  /// In the order of declaration.
  private let classes: [Subject]
  /// The controllers that may be shown in turn with another one; none where nothing is shared.
  private let partners: [Partner]
  /// Whether some class may be presented by another one.
  private let hasGuests: Bool

  /// The most methods of a class that are each called in runs of their own.
  private static let limit = 6

  /// A controller that may be shown in turn with another one.
  private struct Partner {
    let name: String
    let entry: ClassFamily.Entry
    /// The shared state that it names.
    let shared: Set<String>
  }

  /// Ways to run a class.
  struct Plans {
    /// Those that are taken, drive by drive.
    var plans: [DrivePlan] = []
    /// Whether there are more.
    var isCut = false
  }

  init(_ code: ExampleCode) {
    self.code = code
    var planner = Planner(text: [], allowsUndeclared: true)
    planner.add(ScenarioSyntax(items: code.statements.map { .statement($0) }))
    self.planner = planner
    classes = code.subjects
    // Only what the screen can present is visited.
    hasGuests = !code.isFile || code.words.presents
    let shared = code.sharedNames
    partners =
      code.sharesState
      ? code.family.controllers.filter { !$0.isGeneric }.map { entry in
        Partner(
          name: entry.name, entry: entry,
          shared: code.isFile ? code.words(of: entry, among: shared) : [])
      } : []
  }

  /// The classes in the order in which they are driven, what stands alone first: it is the example's own
  /// screen.
  var subjects: [Subject] {
    classes.filter { $0.name == code.wrapper } + classes.filter { $0.name != code.wrapper }
  }

  /// The ways to run a class through drives: by itself, with each of the methods that only others call,
  /// if there are many, with all of them one after the other, and in turn with other classes.
  /// - Parameter most: How many there may be. The class by itself comes first then, its methods next, and
  ///   of the others those that are declared behind it.
  func plans(of subject: Subject, _ drives: [DriveKind], most: Int) -> Plans {
    let ways = ways(of: subject, most: most)
    var plans: [DrivePlan] = []
    var ranks: [Int] = []
    for drive in drives where drive.drive.takesContainers || !subject.isContainer {
      for way in ways {
        plans.append(way.plan.through(drive))
        ranks.append(way.rank)
      }
    }
    guard plans.count > most else { return Plans(plans: plans) }
    let order = plans.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return Plans(plans: order.prefix(most).sorted().map { plans[$0] }, isCut: true)
  }

  /// The ways to run a class through any drive, each with what is rather left out: the higher, the sooner.
  private func ways(of subject: Subject, most: Int) -> [(plan: DrivePlan, rank: Int)] {
    var alone = DrivePlan(drive: .launch, subject: subject)
    if hasGuests {
      alone.guests = classes.filter { $0.name != subject.name && !$0.helpers.isEmpty }
    }
    var ways = [(plan: alone, rank: 0)]
    if subject.helpers.count <= Cast.limit || code.wrapper != nil {
      for helper in subject.helpers { ways.append((alone.with([helper]), 1)) }
    } else {
      ways.append((alone.with(subject.helpers), 1))
    }
    let others = partners(of: subject)
    let own = others.firstIndex { $0.name == subject.name } ?? 0
    for (index, other) in others.enumerated() {
      let distance = (index - own + others.count) % others.count
      // A drive has one of each at least, so that nobody gets to those behind.
      guard distance <= most else { continue }
      let partner = code.construction(of: other.entry, depth: 0)
      ways.append((DrivePlan(drive: .launch, subject: subject, partner: partner), 2 + distance))
    }
    return ways
  }

  /// The controllers that are shown in turn with a screen, as one may read what the other writes: in an
  /// example all, in the files of an app those that name the same shared state.
  private func partners(of subject: Subject) -> [Partner] {
    guard code.isFile else { return partners }
    let own = partners.first { $0.name == subject.name }?.shared ?? []
    return partners.filter { !own.isDisjoint(with: $0.shared) }
  }
}

extension DrivePlan {
  /// The same with calls of some methods.
  func with(_ helpers: [Helper]) -> DrivePlan {
    var plan = self
    plan.helpers = helpers
    return plan
  }

  /// The same through a drive.
  fileprivate func through(_ drive: DriveKind) -> DrivePlan {
    var plan = self
    plan.drive = drive
    return plan
  }
}

extension ExampleCode {
  /// The global variables and the types with shared state.
  fileprivate var sharedNames: Set<String> {
    var shared: Set<String> = []
    for statement in statements {
      guard case .variable(let variable) = statement.kind else { continue }
      for entry in variable.entries {
        if case .binding(let name) = entry.pattern { shared.insert(name) }
      }
    }
    for type in family.entries where type.hasSharedState { shared.insert(type.name) }
    return shared
  }

  /// Those of some words that a class names, or one above it.
  fileprivate func words(
    of entry: ClassFamily.Entry, among names: Set<String>
  ) -> Set<String> {
    var result: Set<String> = []
    for ancestor in family.lineage(of: entry) {
      for member in ancestor.members {
        for word in words.words(in: member.range) where names.contains(word.text) {
          result.insert(word.text)
        }
      }
    }
    return result
  }

  /// Whether controllers can tell each other something without knowing each other.
  fileprivate var sharesState: Bool {
    for statement in statements {
      if case .variable = statement.kind { return true }
    }
    return family.entries.contains { $0.hasSharedState }
  }
}

extension ClassFamily.Entry {
  /// Whether it has a static property that changes, or whose object does.
  fileprivate var hasSharedState: Bool {
    members.contains { member in
      guard case .variable(let variable) = member.kind, variable.modifiers.isStatic else {
        return false
      }
      return !variable.isConstant || variable.entries.contains { $0.holdsObject }
    }
  }
}

extension VariableDeclaration.Entry {
  /// Whether its first value is made by a call: it may be an object, which changes by itself.
  fileprivate var holdsObject: Bool {
    if case .call = initialValue?.kind { return true }
    return false
  }
}
