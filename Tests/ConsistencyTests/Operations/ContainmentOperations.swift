import LifecycleEngine

// Windows, and the author's own containers.
extension OperationRow {
  static let windows: [Operation.Kind: OperationRow] = [
    .setRoot: call({ "\($0.subject.name).rootViewController = \($0.other.name)" }) {
      $1.world.setRootViewController($1[$0.other], of: $1[$0.subject])
    },
    .clearRoot: call({ "\($0.subject.name).rootViewController = nil" }) {
      $1.world.setRootViewController(nil, of: $1[$0.subject])
    },
    .showWindow: call({ "\($0.subject.name).isHidden = false" }) {
      $1.world.setHidden(false, ofWindow: $1[$0.subject])
    },
    .hideWindow: call({ "\($0.subject.name).isHidden = true" }) {
      $1.world.setHidden(true, ofWindow: $1[$0.subject])
    },
    .makeKeyAndVisible: call({ "\($0.subject.name).makeKeyAndVisible()" }) {
      $1.world.makeKey($1[$0.subject])
      $1.world.setHidden(false, ofWindow: $1[$0.subject])
    },
    .makeKey: call({ "\($0.subject.name).makeKey()" }) { $1.world.makeKey($1[$0.subject]) },
  ]

  static let containment = whole.merging(parts) { first, _ in first }

  /// The steps that UIKit's documentation demands, in order.
  private static let whole: [Operation.Kind: OperationRow] = [
    .contain: call({
      """
      \($0.subject.name).addChild(\($0.other.name))
      \($0.subject.name).view.addSubview(\($0.other.name).view)
      \($0.other.name).didMove(toParent: \($0.subject.name))
      """
    }) { operation, performance in
      let (parent, child) = (performance[operation.subject], performance[operation.other])
      performance.world.addChild(child, to: parent)
      addView(of: child, to: parent, performance)
      performance.world.deliverFromAuthor(.didMoveToParent, to: child, [.object(parent)])
    },
    .takeOut: call({
      """
      \($0.other.name).willMove(toParent: nil)
      \($0.other.name).view.removeFromSuperview()
      \($0.other.name).removeFromParent()
      """
    }) { operation, performance in
      let child = performance[operation.other]
      performance.world.deliverFromAuthor(.willMoveToParent, to: child, [.none])
      removeView(of: child, performance)
      performance.world.removeFromParent(child)
    },
    .exchange: call({
      """
      \($0.subject.name).addChild(\($0.list[0].name))
      \($0.other.name).willMove(toParent: nil)
      \($0.subject.name).transition(
          from: \($0.other.name), to: \($0.list[0].name), duration: \($0.isOn ? "0.3" : "0"),
          animations: nil,
          completion: { _ in
              \($0.other.name).removeFromParent()
              \($0.list[0].name).didMove(toParent: \($0.subject.name))
              …
          })
      """
    }) { operation, performance in
      let world = performance.world
      let (parent, old) = (performance[operation.subject], performance[operation.other])
      let new = performance[operation.list[0]]
      world.addChild(new, to: parent)
      world.deliverFromAuthor(.willMoveToParent, to: old, [.none])
      performance.withClosure(operation) {
        world.transition(
          in: parent, from: old, to: new, duration: .seconds(operation.isOn ? 0.3 : 0),
          animations: nil, completion: $0)
      }
    },
  ]

  private static let parts: [Operation.Kind: OperationRow] = [
    .addChild: call({ "\($0.subject.name).addChild(\($0.other.name))" }) {
      $1.world.addChild($1[$0.other], to: $1[$0.subject])
    },
    .removeFromParent: call({ "\($0.subject.name).removeFromParent()" }) {
      $1.world.removeFromParent($1[$0.subject])
    },
    .willMove: call({ "\($0.subject.name).willMove(toParent: nil)" }) {
      $1.world.deliverFromAuthor(.willMoveToParent, to: $1[$0.subject], [.none])
    },
    .didMove: call({ "\($0.subject.name).didMove(toParent: \($0.other.name))" }) {
      $1.world.deliverFromAuthor(.didMoveToParent, to: $1[$0.subject], [.object($1[$0.other])])
    },
    .addView: call({ "\($0.subject.name).view.addSubview(\($0.other.name).view)" }) {
      addView(of: $1[$0.other], to: $1[$0.subject], $1)
    },
    .removeView: call({ "\($0.subject.name).view.removeFromSuperview()" }) {
      removeView(of: $1[$0.subject], $1)
    },
    .transition: call({
      "\($0.subject.name).transition(from: \($0.other.name), to: \($0.list[0].name), "
        + "duration: 0.2, animations: nil)"
    }) { operation, performance in
      performance.world.transition(
        in: performance[operation.subject], from: performance[operation.other],
        to: performance[operation.list[0]], duration: .seconds(0.2), animations: nil,
        completion: nil)
    },
  ]

  /// Reads both views from left to right, as the statement does.
  private static func addView(of child: ObjectID, to parent: ObjectID, _ performance: Performance) {
    guard let host = performance.world.view(of: parent), performance.world.stop == nil,
      let view = performance.world.view(of: child), performance.world.stop == nil
    else { return }
    performance.world.addSubview(view, to: host)
  }

  private static func removeView(of id: ObjectID, _ performance: Performance) {
    guard let view = performance.world.view(of: id), performance.world.stop == nil else { return }
    performance.world.removeFromSuperview(view)
  }
}
