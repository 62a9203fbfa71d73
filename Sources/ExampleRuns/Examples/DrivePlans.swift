import Diagnostics
import LifecycleEngine
import Scenarios
import SwiftSubset

/// The classes of an example that are driven, with the ways to run each class.
struct Cast {
  let code: ExampleCode
  /// The code, compiled without a drive.
  let planner: Planner
  /// The classes in the order of declaration.
  private let classes: [Subject]
  /// The controllers that may alternate with another controller; empty if no state is shared.
  private let partners: [Partner]
  /// True if one class may present another class.
  private let hasGuests: Bool

  /// The most methods of a class that are each called in a run of their own.
  private static let limit = 6

  /// A controller that may alternate with another controller.
  private struct Partner {
    let name: String
    let entry: ClassFamily.Entry
    /// The shared variables and types that the controller names.
    let shared: Set<String>
  }

  /// The ways to run a class.
  struct Plans {
    /// The chosen plans, drive by drive.
    var plans: [DrivePlan] = []
    /// True if some plans were left out.
    var isCut = false
  }

  init(_ code: ExampleCode) {
    var code = code
    var planner = Cast.compiled(code)
    // A file may hold what the simulator cannot compile. Each round leaves out such members.
    while code.isFile, let rest = code.leavingOut(planner.compiler.problems.all.map { $0.range }) {
      code = rest
      planner = Cast.compiled(code)
    }
    self.code = code
    self.planner = planner
    classes = code.subjects
    // Only a screen that code can present is visited.
    hasGuests = !code.isFile || code.words.presents
    let shared = code.sharedNames
    partners =
      code.sharesState
      ? code.family.controllers.filter { code.isFile || !$0.isGeneric }.map { entry in
        Partner(
          name: entry.name, entry: entry,
          shared: code.isFile ? code.words(of: entry, among: shared) : [])
      } : []
  }

  private static func compiled(_ code: ExampleCode) -> Planner {
    var planner = Planner(text: [], allowsUndeclared: true, isOfFile: code.isFile)
    let used = Set(code.isFile ? [] : code.words.names { _ in true })
    let library = CombineLibrary.declarations(beside: code.statements) { used.contains($0) }
    planner.add(ScenarioSyntax(items: (library + code.statements).map { .statement($0) }))
    return planner
  }

  /// The classes in the order of driving. The wrapper of bare code comes first, because the wrapper
  /// is the example's own screen.
  var subjects: [Subject] {
    classes.filter { $0.name == code.wrapper } + classes.filter { $0.name != code.wrapper }
  }

  /// The ways to run a class through drives: alone, with each uncalled method (with all methods in
  /// one run if there are many), and alternating with other classes.
  /// - Parameter most: The most plans. The class alone has priority, then the methods, then the
  ///   classes that are declared next.
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
    if let again = repetition(of: subject, drives) {
      plans.append(again)
      ranks.append(1)
    }
    guard plans.count > most else { return Plans(plans: plans) }
    let order = plans.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return Plans(plans: order.prefix(most).sorted().map { plans[$0] }, isCut: true)
  }

  /// The way to run a class that calls all its methods one after another, and then again, so that a method
  /// sees what another one left behind. The statements of an example without a class run once.
  private func repetition(of subject: Subject, _ drives: [DriveKind]) -> DrivePlan? {
    let helpers = subject.helpers.filter { $0.name != code.body }
    guard !code.isFile, !helpers.isEmpty else { return nil }
    let drive = drives.contains(.launch) ? .launch : drives.first ?? .launch
    var plan = DrivePlan(drive: drive, subject: subject, helpers: helpers + helpers)
    plan.isRepeated = true
    return plan
  }

  /// The ways to run a class through any drive. Plans with higher ranks are left out first.
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
    for variant in subject.variants.prefix(Cast.limit) { ways.append((alone.with([variant]), 2)) }
    for (property, value) in subject.otherProperties.prefix(Cast.limit) {
      var plan = DrivePlan(drive: .launch, subject: subject.setting(property, to: value))
      plan.guests = alone.guests
      ways.append((plan, 2))
    }
    let others = partners(of: subject)
    let own = others.firstIndex { $0.name == subject.name } ?? 0
    for (index, other) in others.enumerated() {
      let distance = (index - own + others.count) % others.count
      // Plans of lower ranks already use up the limit.
      guard distance <= most else { continue }
      let partner = code.construction(of: other.entry, depth: 0)
      ways.append((DrivePlan(drive: .launch, subject: subject, partner: partner), 2 + distance))
    }
    return ways
  }

  /// The controllers that alternate with a screen, because one may read state that the other
  /// writes: in an example all, in the files of an app those with shared state in common.
  private func partners(of subject: Subject) -> [Partner] {
    guard code.isFile else { return partners }
    let own = partners.first { $0.name == subject.name }?.shared ?? []
    return partners.filter { !own.isDisjoint(with: $0.shared) }
  }
}

extension DrivePlan {
  /// The plan with calls of the given methods.
  func with(_ helpers: [Helper]) -> DrivePlan {
    var plan = self
    plan.helpers = helpers
    return plan
  }

  /// The plan for another drive.
  fileprivate func through(_ drive: DriveKind) -> DrivePlan {
    var plan = self
    plan.drive = drive
    return plan
  }
}

extension ExampleCode {
  /// The names of global variables and of types with shared state.
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

  /// The given names that a class or a superclass uses.
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

  /// True if controllers can exchange data without knowing each other.
  fileprivate var sharesState: Bool {
    for statement in statements {
      if case .variable = statement.kind { return true }
    }
    return family.entries.contains { $0.hasSharedState }
  }
}

extension ClassFamily.Entry {
  /// True if the type has a static property that is a variable or holds an object.
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
  /// True if the initial value is made by a call, which may return an object with changing state.
  fileprivate var holdsObject: Bool {
    if case .call = initialValue?.kind { return true }
    return false
  }
}
