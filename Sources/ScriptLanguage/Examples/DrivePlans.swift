import LifecycleEngine

// The ways to run an example through a drive.
extension DrivePlan {
  /// The most methods of a class that are each called in runs of their own.
  private static let limit = 6

  /// The ways to run a class through a drive: by itself, and with each of the methods that only others
  /// call; if there are many, with all of them one after the other.
  static func all(
    of drive: DriveKind, _ subject: Subject, _ code: ExampleCode
  ) -> [DrivePlan] {
    var plans = [DrivePlan(drive: drive, subject: subject)]
    // Only what the screen can present is visited.
    plans[0].guests = !code.isFile || code.words.presents ? code.guests(of: subject) : []
    if subject.helpers.count <= DrivePlan.limit || code.wrapper != nil {
      for helper in subject.helpers {
        plans.append(plans[0].with([helper]))
      }
    } else {
      plans.append(plans[0].with(subject.helpers))
    }
    guard code.sharesState else { return plans }
    for entry in code.partners(of: subject) {
      plans.append(
        DrivePlan(
          drive: drive, subject: subject, partner: code.construction(of: entry, depth: 0)))
    }
    return plans
  }
}

extension DrivePlan {
  /// The same with calls of some methods.
  func with(_ helpers: [Helper]) -> DrivePlan {
    var plan = self
    plan.helpers = helpers
    return plan
  }
}

extension ExampleCode {
  /// The other classes of the example that a screen may present.
  fileprivate func guests(of subject: Subject) -> [Subject] {
    subjectsOfClasses.filter { $0.name != subject.name && !$0.helpers.isEmpty }
  }

  /// The controllers that are shown in turn with a screen, as one may read what the other writes: in an
  /// example all, in the files of an app those that name the same shared state.
  fileprivate func partners(of subject: Subject) -> [ClassFamily.Entry] {
    let all = family.controllers.filter { !$0.isGeneric }
    guard isFile else { return all }
    let own = sharedNames(in: subject.entry)
    return all.filter { !own.isDisjoint(with: sharedNames(in: $0)) }
  }

  /// The global variables and the types with shared state that a class names.
  private func sharedNames(in entry: ClassFamily.Entry) -> Set<String> {
    var shared: Set<String> = []
    for statement in statements {
      guard case .variable(let variable) = statement.kind else { continue }
      for entry in variable.entries {
        if case .binding(let name) = entry.pattern { shared.insert(name) }
      }
    }
    for type in family.entries where type.hasSharedState { shared.insert(type.name) }
    var result: Set<String> = []
    for ancestor in family.lineage(of: entry) {
      for member in ancestor.members {
        for word in words.words(in: member.range) where shared.contains(word.text) {
          result.insert(word.text)
        }
      }
    }
    return result
  }

  /// Whether controllers can tell each other something without knowing each other.
  var sharesState: Bool {
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
