import LifecycleEngine
import ScriptCompiler

extension Notifications {
  /// Makes a notification value, or returns `nil` if the call makes another kind of value.
  func makeNotification(_ arguments: Arguments) throws(RunError) -> Value? {
    guard arguments.labels.first == "name" else { return nil }
    for label in arguments.labels where !["name", "object", "userInfo"].contains(label ?? "_") {
      throw failed(
        .wrongArgument,
        "'Notification' does not take \(label.map { "an argument '\($0):'" } ?? "a further argument")",
        ["write 'Notification(name:object:userInfo:)'"])
    }
    guard let name = try postedName(arguments.first) else { return nil }
    return notification(
      name, heap.owned(arguments.labeled("object")?.objectID), arguments.labeled("userInfo"))
  }

  /// `post(name:object:userInfo:)` or `post(_:)`.
  func post(_ arguments: Arguments) throws(RunError) {
    if let whole = arguments.unlabeled, let parts = try notificationParts(whole) {
      defer { heap.release(parts) }
      guard case .notificationName(let name) = parts[0] else { return }
      return try post(name, from: parts[1].objectID, parts[2])
    }
    guard let name = try postedName(arguments.labeled("name") ?? arguments.first) else {
      throw failed(.wrongArgument, "'post' needs the name of a notification")
    }
    try post(name, from: arguments.labeled("object")?.objectID, arguments.labeled("userInfo"))
  }

  /// The name of a posted notification. A misspelt name is an error, because nobody gets the post.
  private func postedName(_ value: Value?) throws(RunError) -> String? {
    let name = try machine.operators.notificationName(value)
    if let name, let value { try checkForSlip(name, value) }
    return name
  }

  /// Name, sender and user info of a notification. The caller owns the values.
  private func notificationParts(_ value: Value) throws(RunError) -> [Value]? {
    guard let id = value.objectID else { return nil }
    if let (elements, labels) = heap.tuple(id) {
      return labels == Program.commonLabels[Program.notificationLabels]
        ? heap.copied(elements) : nil
    }
    // `.init(name: …)` where a notification is expected.
    guard case .payload(let record) = heap.foreignObject(id), record.name == "init",
      let site = record.site
    else { return nil }
    let arguments = Arguments(values: record.values, labels: program.labels[site.labels])
    guard let made = try makeNotification(arguments) else { return nil }
    defer { heap.release(made) }
    return made.objectID.flatMap { heap.tuple($0) }.map { heap.copied($0.elements) }
  }
}
