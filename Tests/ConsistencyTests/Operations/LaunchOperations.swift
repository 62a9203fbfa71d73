import LifecycleEngine

// The start of the app, and the answers of the author's code.
extension OperationRow {
  static let launching: [Operation.Kind: OperationRow] = [
    .setAppDelegate: call({ "UIApplication.shared.delegate = \($0.subject.name)" }) {
      $1.world.setAppDelegate($1[$0.subject])
    },
    .setSceneDelegate: since(13, { _ in "window1.windowScene?.delegate = sceneDelegate" }) {
      $1.world.setSceneDelegate($1[$0.subject])
    },
    .setInfoPlist: OperationRow(
      isAction: true,
      write: {
        let names = $0.isOn ? "Landscape" : "Portrait"
        return "system.setInfoPlist([\"UISupportedInterfaceOrientations\": "
          + ($0.isOn
            ? "[\"UIInterfaceOrientation\(names)Left\", \"UIInterfaceOrientation\(names)Right\"]"
            : "[\"UIInterfaceOrientation\(names)\"]") + "])"
      },
      perform: {
        let mask: OrientationMask =
          $0.isOn
          ? [OrientationMask(.landscapeLeft), OrientationMask(.landscapeRight)]
          : OrientationMask(.portrait)
        return $1.world.release >= Release(6)
          && $1.world.setPermission(AppPermission(orientations: mask))
      }),
    .launch: OperationRow(
      isAction: true, write: { _ in "system.launch()" },
      perform: { $1.world.launch(hasStoryboard: false) }),
    .launchStoryboard: OperationRow(
      isAction: true,
      write: { "system.launch(\(ScenarioWriter.className($0.subject)).self)" },
      perform: { $1.world.launch(hasStoryboard: true) }),
    .answer: call({ "\($0.answer?.rawValue ?? "_") = \($0.isOn)" }) {
      if let answer = $0.answer { $1.state.answers[answer] = $0.isOn }
    },
    .segueUnwind: call({
      "\($0.subject.name).performSegue(withIdentifier: \"unwindHome\", sender: nil)"
    }) { operation, performance in
      let source = performance[operation.subject]
      let home = performance.world.unwindCandidates(from: source).first {
        performance.state.members[$0]?.role == .home
      }
      guard let home else { return }
      performance.world.performSegue(.unwind, from: source, to: home)
    },
  ]
}

extension Operation {
  /// The answer that the author's code gives from now on.
  var answer: Answer? {
    kind == .answer ? Answer.allCases[choice % Answer.allCases.count] : nil
  }
}
