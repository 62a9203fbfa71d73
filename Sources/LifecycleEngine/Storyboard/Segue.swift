/// How a segue shows its destination.
public enum SegueKind: Sendable {
  /// Pushes in a navigation controller, presents elsewhere.
  case show
  /// Presents.
  case modal
  /// Makes it a child in a container view.
  case embed
  /// Goes back to it.
  case unwind
}

/// A container view that a controller's segues embed in; it is not held.
struct SegueContainer: Equatable {
  let source: ObjectID
  let view: ObjectID
}

/// What a segue does.
enum SegueAction: Sendable {
  case prepare, show, present, embed, callUnwindAction, unwind
}

// Storyboards and their segues.
extension World {
  /// What comes after `init(coder:)`, when outlets are connected.
  public func awakeFromStoryboard(_ id: ObjectID) { perform(.storyboardLoading, subject: id) }

  /// A view of a nib is connected; only the author's own classes hear of it.
  public func wakeFromNib(_ view: ObjectID) {
    guard classRecord(of: view).implements.contains(.awakeFromNib) else { return }
    perform(.storyboardLoading, subject: view)
  }

  /// What `performSegue` does when the destination has been made.
  /// - Parameters:
  ///   - kind: Where the segue goes.
  ///   - source: The controller that is asked.
  ///   - destination: The new controller, or the one that an unwind segue goes back to.
  public func performSegue(_ kind: SegueKind, from source: ObjectID, to destination: ObjectID) {
    let choreography: ChoreographyIndex =
      switch kind {
      case .show: .showSegue
      case .modal: .modalSegue
      case .embed: .embedSegue
      case .unwind: .unwindSegue
      }
    retain(source)
    retain(destination)
    perform(choreography, from: source, to: destination, animated: true)
    release(destination)
    release(source)
  }

  /// Ends the app because a storyboard has no such segue.
  public func raiseUnknownSegue(_ identifier: String, from source: ObjectID) {
    perform(.unknownSegue, subject: source, missing: identifier)
  }

  func perform(_ action: SegueAction, _ transition: Transition) {
    guard let source = transition.from, let destination = transition.to, stop == nil else { return }
    switch action {
    case .prepare: deliver(.prepareForSegue, to: source, [.object(destination)])
    case .show:
      let isNavigation = controllers[controllerSlot(source)].kind == .navigationController
      let navigation = isNavigation ? source : ancestor(of: source, kind: .navigationController)
      if let navigation {
        requestPush(destination, onto: navigation, animated: true)
      } else {
        present(destination, from: source, animated: true, completion: nil)
      }
    case .present: present(destination, from: source, animated: true, completion: nil)
    case .embed: embed(destination, in: source)
    case .callUnwindAction: notify(.unwindAction(destination, from: source))
    case .unwind: unwind(source, to: destination)
    }
  }

  /// The container view must be empty. Source: `embed-twice-exception-embeddedswapping11`.
  private func embed(_ destination: ObjectID, in source: ObjectID) {
    guard let view = view(of: source), let container = segueContainer(of: source, in: view) else {
      return
    }
    guard subviews(of: container).isEmpty else {
      return raise(
        "NSInternalInconsistencyException",
        "There are unexpected subviews in the container view. Perhaps the embed segue has already "
          + "fired once or a subview was added programmatically?")
    }
    addChild(destination, to: source)
    guard let content = self.view(of: destination) else { return }
    setFrame(frame(of: container), of: content)
    addSubview(content, to: container)
    perform(.childArrival, subject: destination, in: source)
  }

  private func segueContainer(of source: ObjectID, in view: ObjectID) -> ObjectID? {
    if let known = segueContainers.first(where: { $0.source == source }), alive(known.view) != nil {
      return known.view
    }
    let container = makeView(of: ClassID(.view), frame: frame(of: view))
    addSubview(container, to: view)
    release(container)
    segueContainers.removeAll { $0.source == source }
    segueContainers.append(SegueContainer(source: source, view: container))
    return container
  }
}
