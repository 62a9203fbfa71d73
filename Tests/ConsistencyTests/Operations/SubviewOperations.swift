import LifecycleEngine

// The author's own views.
extension OperationRow {
  static let subviews = places.merging(looks) { first, _ in first }

  private static let places: [Operation.Kind: OperationRow] = [
    .placeView: call({ "\($0.other.name).view.addSubview(\($0.subject.name))" }) {
      insert($0, at: .front, $1)
    },
    .insertView: call({ operation in
      let place =
        switch operation.choice {
        case 0: "at: 0"
        case 1: "aboveSubview: \(operation.list[0].name)"
        default: "belowSubview: \(operation.list[0].name)"
        }
      return "\(operation.other.name).view.insertSubview(\(operation.subject.name), \(place))"
    }) { operation, performance in
      let sibling = performance[operation.list[0]]
      let place: SubviewPlace =
        switch operation.choice {
        case 0: .index(0)
        case 1: .above(sibling)
        default: .below(sibling)
        }
      insert(operation, at: place, performance)
    },
    .orderView: ifLoaded({
      "\($0.isOn ? "bringSubviewToFront" : "sendSubviewToBack")(\($0.subject.name))"
    }) { $2.world.moveSubview($2[$1.subject], of: $0, to: $1.isOn ? .front : .back) },
    .exchangeSubviews: ifLoaded({ _ in "exchangeSubview(at: 0, withSubviewAt: 1)" }) {
      $2.world.exchangeSubviews(0, 1, of: $0)
    },
    .nestView: call({ "\($0.subject.name).addSubview(\($0.other.name))" }) {
      $1.world.addSubview($1[$0.other], to: $1[$0.subject])
    },
    .takeView: call({ "\($0.subject.name).removeFromSuperview()" }) {
      $1.world.removeFromSuperview($1[$0.subject])
    },
    .exchangeViews: call({
      """
      UIView.transition(
          from: \($0.subject.name), to: \($0.other.name), duration: \($0.isOn ? "0.3" : "0"),
          options: [\($0.choice % 2 == 0 ? "" : ".showHideTransitionViews")], completion: { _ in … })
      """
    }) { operation, performance in
      let world = performance.world
      world.exchangeViews(
        performance[operation.subject], performance[operation.other],
        hiding: operation.choice % 2 == 1)
      guard world.stop == nil else { return }
      performance.withClosure(operation) {
        world.animateViews(.seconds(operation.isOn ? 0.3 : 0), animations: nil, completion: $0)
      }
    },
  ]

  private static func insert(
    _ operation: Operation, at place: SubviewPlace, _ performance: Performance
  ) {
    guard let host = performance.world.view(of: performance[operation.other]),
      performance.world.stop == nil
    else { return }
    performance.world.addSubview(performance[operation.subject], to: host, at: place)
  }

  private static func ifLoaded(
    _ call: @escaping @Sendable (Operation) -> String,
    _ perform: @escaping @Sendable (ObjectID, Operation, Performance) -> Void
  ) -> OperationRow {
    OperationRow.call({
      "if \($0.other.name).isViewLoaded { \($0.other.name).view.\(call($0)) }"
    }) {
      if let view = $1.world.viewIfLoaded(of: $1[$0.other]) { perform(view, $0, $1) }
    }
  }

  private static let looks: [Operation.Kind: OperationRow] = [
    .hideView: call({ "\($0.subject.name).isHidden = \($0.isOn)" }) {
      $1.world.setHidden($0.isOn, ofView: $1[$0.subject])
    },
    .setFrame: call({
      $0.isOn
        ? "\($0.subject.name).frame = CGRect(x: 10, y: 20, width: 30, height: 40)"
        : "\($0.subject.name).bounds = CGRect(x: 0, y: 0, width: 100, height: 50)"
    }) {
      let id = $1[$0.subject]
      let old = $1.world.frame(of: id)
      $1.world.setFrame(
        $0.isOn
          ? Rect(x: 10, y: 20, width: 30, height: 40)
          : Rect(x: old.x, y: old.y, width: 100, height: 50), of: id)
    },
    .setMask: call({
      "\($0.subject.name).autoresizingMask = [\($0.isOn ? ".flexibleWidth, .flexibleHeight" : "")]"
    }) {
      $1.world.setAutoresizingMask(
        $0.isOn ? [.flexibleWidth, .flexibleHeight] : [], of: $1[$0.subject])
    },
    .setNeedsDisplay: call({ "\($0.subject.name).setNeedsDisplay()" }) {
      $1.world.setNeedsDisplay($1[$0.subject])
    },
    .useConstraints: call({
      "\($0.subject.name).translatesAutoresizingMaskIntoConstraints = \(!$0.isOn)"
    }) { $1.world.setUsesConstraints($0.isOn, of: $1[$0.subject]) },
    .updateProperties: since(26, { "\($0.subject.name).updatePropertiesIfNeeded()" }) {
      guard let view = $1.world.viewIfLoaded(of: $1[$0.subject]) else { return }
      $1.world.updatePropertiesIfNeeded(view)
    },
    .replaceView: call({ "\($0.subject.name).view = UIView()" }) {
      let view = $1.world.makeView(of: ClassID(.view))
      $1.world.setView(view, of: $1[$0.subject])
      $1.world.release(view)
    },
    .shareView: call({ "\($0.subject.name).view = \($0.other.name).view" }) {
      guard let view = $1.world.view(of: $1[$0.other]), $1.world.stop == nil else { return }
      $1.world.setView(view, of: $1[$0.subject])
    },
    .makeSplit: call({ _ in "_ = UISplitViewController()" }) {
      let id = $1.world.makeController(of: ClassID(.splitViewController))
      $1.world.initializeContainer(id, isUnarchived: false)
      $1.world.release(id)
    },
    .loadOwnView: call({ _ in "_ = self.view" }) {
      if let id = $1.state.receivers.last { _ = $1.world.view(of: id) }
    },
    .loadIfNeeded: since(9, { "\($0.subject.name).loadViewIfNeeded()" }) {
      $1.world.loadViewIfNeeded($1[$0.subject])
    },
  ]
}
