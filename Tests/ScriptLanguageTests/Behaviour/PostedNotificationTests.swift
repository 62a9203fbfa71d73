import Testing

/// The author's code makes and posts notifications.
@Suite struct PostedNotificationTests {
  private static let observer = """
    extension Notification.Name { static let done = Notification.Name("done") }
    class Sender { var n = 1 }
    let sender = Sender()
    NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { note in
        let from = note.object as? Sender
        print(note.name == .done, from?.n ?? 0, note.userInfo?["k"] as? Int ?? -1)
    }

    """

  @Test func wholeNotificationsArePosted() {
    checkPrint(
      Self.observer + """
        NotificationCenter.default.post(Notification(name: .done))
        let note = Notification(name: .done, object: sender, userInfo: ["k": 4])
        NotificationCenter.default.post(note)
        NotificationCenter.default.post(.init(name: .done, object: sender))
        print(note.name.rawValue)
        """, "true 0 -1", "true 1 4", "true 1 -1", "done")
  }

  @Test func observersPostWhatTheyGot() {
    checkPrint(
      Self.observer + """
        let center = NotificationCenter.default
        center.addObserver(forName: Notification.Name("other"), object: nil, queue: nil) { note in
            print("other", note.userInfo?["k"] as? Int ?? 0)
        }
        center.addObserver(forName: .done, object: sender, queue: nil) { note in
            center.post(Notification(name: Notification.Name("other"), userInfo: note.userInfo))
        }
        center.post(name: .done, object: sender, userInfo: ["k": 2])
        """, "true 1 2", "other 2")
  }

  @Test func aPostWithoutEndIsFound() {
    let (_, problems) = outcome(
      of: """
        let name = Notification.Name("x")
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { n in
            NotificationCenter.default.post(n)
        }
        NotificationCenter.default.post(name: name, object: nil)
        """)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("[nested-too-deep]") == true)
  }

  @Test(arguments: [
    ("post(name: .doen, object: nil)", "doen"),
    ("post(name: Notification.Name.doen, object: nil)", "doen"),
    ("post(Notification(name: .doen))", "doen"),
  ])
  func misspeltNamesAreRefused(_ call: String, _ name: String) {
    let (_, problems) = outcome(of: Self.observer + "NotificationCenter.default." + call)
    #expect(problems.count == 1)
    let summary = "'\(name)' is not the name of a notification; did you mean 'done'?"
    #expect(problems.first?.contains(summary) == true)
  }
}
