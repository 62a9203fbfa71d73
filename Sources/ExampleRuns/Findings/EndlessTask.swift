import LifecycleEngine

extension Finding {
  /// `endless-task`.
  static let endlessTask = Finding(
    id: "endless-task",
    statement: "The controller was released by everything else, and a suspended `Task` still held "
      + "it.",
    why: "A task holds what its closure captured until the closure has run to its end, and a loop "
      + "over a sequence without end never does. The controller stays in memory after the user has "
      + "left, and goes on handling every value that comes.",
    exception: "A task that ends by itself lets go of the controller then, so that a short request "
      + "need not capture it weakly.",
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
          "\(run.name(of: held.object)) was still alive when everything else had let go of it",
          "a suspended task, which waits for what never comes, holds it: \(held.path)",
        ], event: run.lastEvent(of: held.object))
    }
  }
}
