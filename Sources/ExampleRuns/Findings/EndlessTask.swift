import Diagnostics
import LifecycleEngine

extension Finding {
  /// `endless-task`.
  static let endlessTask = Finding(
    id: "endless-task",
    title: "Keeping a controller alive in a task",
    statement: "Everything else had released the controller, but a suspended `Task`, or work that "
      + "kept restarting itself, still held it.",
    why: "A task holds what its closure captured until the closure has finished, and a loop over "
      + "an endless sequence never finishes. The controller stays in memory after the user has "
      + "left, and keeps handling every value that arrives.",
    exception: "A task that ends on its own releases the controller at that point, so a short "
      + "request doesn't need to capture it weakly.",
    mend: "keep the task and cancel it in 'viewDidDisappear', or capture 'self' weakly in its loop",
    sources: [
      "https://developer.apple.com/documentation/swift/task",
      "https://developer.apple.com/documentation/swift/task/cancel()",
      "dealloc-not-part-of-appearance",
    ],
    breaking: """
      final class InboxViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              Task {
                  for await message in MessageService.shared.messages {
                      self.append(message)
                  }
              }
          }
      }
      """,
    holding: """
      final class InboxViewController: UIViewController {
          private var listening: Task<Void, Never>?

          override func viewDidLoad() {
              super.viewDidLoad()
              listening = Task { [weak self] in
                  for await message in MessageService.shared.messages {
                      self?.append(message)
                  }
              }
          }

          deinit { listening?.cancel() }
      }
      """,
    isJudgedAtEnd: true, check: checkEndlessTask)

  @Sendable static func checkEndlessTask(_ run: DriveRun) -> [Occurrence] {
    run.retention.endless.map { held in
      Occurrence(
        "endless-task", at: held.range ?? run.subjectRange,
        [
          "\(run.name(of: held.object)) was still alive after everything else had released it",
          "a suspended task, waiting for something that never comes, holds it: \(held.path)",
        ], event: run.lastEvent(of: held.object))
    }
      + run.renewals.map { work in
        Occurrence(
          "endless-task", at: work.range,
          [
            "\(run.name(of: work.object)) was still alive after everything else had released it",
            "work that holds it was started here again, \(work.times) times in the last 30 seconds",
          ], event: run.lastEvent(of: work.object))
      }
  }
}

extension DriveRun {
  /// The work of released controllers that began itself again and again in the last step of the drive,
  /// in which time passes and nothing else happens.
  fileprivate var renewals: [(object: ObjectID, range: SourceRange, times: Int)] {
    let first = conduct.idles.dropLast().last?.deeds ?? 0
    // A screen that a cycle or the system keeps is another finding.
    let others = retention.cycles.map { $0.object }
    return retention.survivors.filter { !others.contains($0) }.compactMap { object in
      let begun = deeds[min(first, deeds.count)...].filter { deed in
        switch deed.kind {
        case .scheduled: deed.author == object
        case .began(let work): deed.author == object && work.name == "Task"
        default: false
        }
      }
      guard let last = begun.last else { return nil }
      let times = begun.count { $0.range == last.range }
      return times > 2 ? (object, last.range, times) : nil
    }
  }
}
