/// Segues forward and back, and the work after `init(coder:)`.
struct Segues {
  let world: World

  func wakeFromNib(_ view: ObjectID) {
    guard world.objects.implements(.awakeFromNib, view) else { return }
    world.perform(.storyboardLoading, subject: view)
  }

  func performSegue(_ kind: SegueKind, from source: ObjectID, to destination: ObjectID) {
    let choreography: ChoreographyIndex =
      switch kind {
      case .show: .showSegue
      case .modal: .modalSegue
      case .embed: .embedSegue
      case .unwind: .unwindSegue
      }
    world.retain(source)
    world.retain(destination)
    world.perform(choreography, from: source, to: destination, animated: true)
    world.release(destination)
    world.release(source)
  }

  func perform(_ action: SegueAction, _ transition: Transition) {
    guard let source = transition.from, let destination = transition.to, world.stop == nil else {
      return
    }
    switch action {
    case .prepare: world.deliver(.prepareForSegue, to: source, [.object(destination)])
    case .show:
      let isNavigation = world.controllers[source].kind == .navigationController
      let navigation =
        isNavigation ? source : world.ancestor(of: source, kind: .navigationController)
      if let navigation {
        world.navigation.requestPush(destination, onto: navigation, animated: true)
      } else {
        world.present(destination, from: source, animated: true, completion: nil)
      }
    case .present: world.present(destination, from: source, animated: true, completion: nil)
    case .embed: embed(destination, in: source)
    case .callUnwindAction: world.notify(.unwindAction(destination, from: source))
    case .unwind: unwind(source, to: destination)
    }
  }

  /// The container view must be empty. Source: `embed-twice-exception-embeddedswapping11`.
  private func embed(_ destination: ObjectID, in source: ObjectID) {
    guard let view = world.view(of: source), let container = segueContainer(of: source, in: view)
    else {
      return
    }
    guard world.subviews(of: container).isEmpty else {
      return world.raise(
        "NSInternalInconsistencyException",
        "There are unexpected subviews in the container view. Perhaps the embed segue has already "
          + "fired once or a subview was added programmatically?")
    }
    world.addChild(destination, to: source)
    guard let content = world.view(of: destination) else { return }
    world.setFrame(world.frame(of: container), of: content)
    world.addSubview(content, to: container)
    world.perform(.childArrival, subject: destination, in: source)
  }

  private func segueContainer(of source: ObjectID, in view: ObjectID) -> ObjectID? {
    if let known = world.segueContainers.first(where: { $0.source == source }),
      world.alive(known.view) != nil
    {
      return known.view
    }
    let container = world.makeView(of: ClassID(.view), frame: world.frame(of: view))
    world.addSubview(container, to: view)
    world.release(container)
    world.segueContainers.removeAll { $0.source == source }
    world.segueContainers.append(SegueContainer(source: source, view: container))
    return container
  }
}
