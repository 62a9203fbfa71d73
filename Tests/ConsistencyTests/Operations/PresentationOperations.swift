import LifecycleEngine

// Presentations, segues, and `show` wherever it fits.
extension OperationRow {
  /// The styles of a presentation; `none` raises an exception.
  static let styles = ModalPresentationStyle.allCases

  /// True if a popover gets a view to point to. A popover without animation gets none, which raises an
  /// exception.
  private static func isAnchored(_ operation: Operation) -> Bool {
    styles[operation.choice] == .popover && operation.isOn
  }

  private static func anchor(_ operation: Operation) -> String {
    isAnchored(operation)
      ? "\(operation.other.name).popoverPresentationController?.sourceView = window\n" : ""
  }

  /// The sheet of the subject, if the presentation is a sheet.
  private static func sheet(_ operation: Operation) -> String {
    "\(operation.subject.name).sheetPresentationController?"
  }

  private static func sheet(_ operation: Operation, _ performance: Performance) -> ObjectID? {
    performance.world.sheetPresentationController(of: performance[operation.subject])
  }

  private static func detents(_ operation: Operation) -> (list: [Detent], text: String) {
    switch operation.choice % 3 {
    case 0: ([.medium, .large], ".medium(), .large()")
    case 1: ([.large], ".large()")
    default: ([.medium], ".medium()")
    }
  }

  private static func detent(_ operation: Operation) -> (identifier: String?, text: String) {
    switch operation.choice % 3 {
    case 0: (Detent.mediumIdentifier, ".medium")
    case 1: (Detent.largeIdentifier, ".large")
    default: (nil, "nil")
    }
  }

  static let presentations: [Operation.Kind: OperationRow] = [
    .present: call({
      """
      \($0.other.name).modalPresentationStyle = .\(styles[$0.choice].name)
      \(anchor($0))\($0.subject.name).present(\($0.other.name), \($0.animated), completion: { … })
      """
    }) { operation, performance in
      let other = performance[operation.other]
      performance.world.setModalPresentationStyle(styles[operation.choice], of: other)
      if isAnchored(operation), let id = performance.world.popoverPresentationController(of: other)
      {
        performance.world.setHasAnchor(true, of: id)
      }
      performance.withClosure(operation) {
        performance.world.present(
          other, from: performance[operation.subject], animated: operation.isOn, completion: $0)
      }
    },
    .dismiss: call({ "\($0.subject.name).dismiss(\($0.animated), completion: { … })" }) {
      operation, performance in
      performance.withClosure(operation) {
        performance.world.dismiss(
          performance[operation.subject], animated: operation.isOn, completion: $0)
      }
    },
    .setModal: call({
      "if #available(iOS 13, *) { \($0.subject.name).isModalInPresentation = \($0.isOn) }"
    }) {
      guard $1.world.release >= Release(13) else { return }
      $1.world.setModalInPresentation($0.isOn, of: $1[$0.subject])
    },
    .setContext: call({ "\($0.subject.name).definesPresentationContext = \($0.isOn)" }) {
      $1.world.setDefinesPresentationContext($0.isOn, of: $1[$0.subject])
    },
    .setPresentationDelegate: call({
      """
      if #available(iOS 8, *) {
          \($0.subject.name).presentationController?.delegate = \($0.other.name)
      }
      """
    }) {
      guard $1.world.release >= Release(8) else { return }
      let presentation = $1.world.presentationController(of: $1[$0.subject])
      $1.world.setPresentationDelegate($1[$0.other], of: presentation)
    },
    .makePopover: since(
      8,
      {
        """
        \($0.subject.name).modalPresentationStyle = .popover
        \($0.subject.name).popoverPresentationController?.sourceView = window
        \($0.subject.name).popoverPresentationController?.delegate = \($0.other.name)
        """
      }
    ) {
      $1.world.setModalPresentationStyle(.popover, of: $1[$0.subject])
      guard let popover = $1.world.popoverPresentationController(of: $1[$0.subject]) else { return }
      $1.world.setHasAnchor(true, of: popover)
      $1.world.setPresentationDelegate($1[$0.other], of: popover)
    },
    .readPresentation: since(
      15,
      {
        "_ = \($0.subject.name).\($0.isOn ? "sheet" : "popover")PresentationController"
      }
    ) {
      let id = $1[$0.subject]
      _ =
        $0.isOn
        ? $1.world.sheetPresentationController(of: id)
        : $1.world.popoverPresentationController(of: id)
    },
    .setDetents: since(
      15,
      {
        "\(sheet($0)).detents = [\(detents($0).text)]"
          + ($0.isOn ? "\nif #available(iOS 16, *) { \(sheet($0)).invalidateDetents() }" : "")
      }
    ) {
      guard let id = sheet($0, $1) else { return }
      $1.world.setDetents(detents($0).list, of: id)
      if $0.isOn, $1.world.release >= Release(16) { $1.world.invalidateDetents(of: id) }
    },
    .selectDetent: since(
      15,
      {
        let change = "\(sheet($0)).selectedDetentIdentifier = \(detent($0).text)"
        return $0.isOn ? "\(sheet($0)).animateChanges { \(change) }" : change
      }
    ) {
      guard let id = sheet($0, $1) else { return }
      $1.world.setSelectedDetent(detent($0).identifier, of: id)
      if $0.isOn { $1.world.layOutSheet(id) }
    },
    .undimDetent: since(
      15, { "\(sheet($0)).largestUndimmedDetentIdentifier = \(detent($0).text)" }
    ) {
      guard let id = sheet($0, $1) else { return }
      $1.world.setLargestUndimmedDetent(detent($0).identifier, of: id)
    },
    .setTransitioningDelegate: call({
      "if #available(iOS 8, *) { \($0.subject.name).transitioningDelegate = delegate }"
    }) {
      guard $1.world.release >= Release(8) else { return }
      $1.world.setTransitioningDelegate($1[.delegate], of: $1[$0.subject])
    },
    .setPreferredSize: since(
      7,
      {
        "\($0.subject.name).preferredContentSize = "
          + "CGSize(width: \($0.isOn ? 300 : 0), height: \($0.isOn ? 400 : 0))"
      }
    ) {
      $1.world.setPreferredContentSize(
        Size(width: $0.isOn ? 300 : 0, height: $0.isOn ? 400 : 0), of: $1[$0.subject])
    },
    .setTransitionStyle: call({
      "\($0.subject.name).modalTransitionStyle = .\(ModalTransitionStyle.allCases[$0.choice].name)"
    }) {
      $1.world.setModalTransitionStyle(
        ModalTransitionStyle.allCases[$0.choice], of: $1[$0.subject])
    },
    .show: call({
      "if #available(iOS 8, *) { \($0.subject.name).show(\($0.other.name), sender: nil) }"
    }) {
      guard $1.world.release >= Release(8) else { return }
      $1.world.show($1[$0.other], from: $1[$0.subject])
    },
    .showDetail: call({
      """
      if #available(iOS 8, *) {
          \($0.subject.name).showDetailViewController(\($0.other.name), sender: nil)
      }
      """
    }) {
      guard $1.world.release >= Release(8) else { return }
      $1.world.showDetail($1[$0.other], from: $1[$0.subject])
    },
    .segueShow: segue("show", .show), .segueModal: segue("present", .modal),
    .segueEmbed: segue("embed", .embed),
  ]

  private static func segue(_ name: String, _ kind: SegueKind) -> OperationRow {
    call({
      "\($0.subject.name).performSegue(withIdentifier: \"\(name)\($0.other.name)\", sender: nil)"
    }) { $1.world.performSegue(kind, from: $1[$0.subject], to: $1[$0.other]) }
  }
}
