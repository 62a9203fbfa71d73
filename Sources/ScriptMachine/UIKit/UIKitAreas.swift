// The areas of this folder. Each holds the machine and nothing else.

/// The application, the scene and the process.
struct AppObjects: Area {
  let machine: Machine
}

/// Members of every view controller.
package struct ControllerMembers: Area {
  let machine: Machine
}

/// Members of UIKit's container view controllers.
struct ContainerMembers: Area {
  let machine: Machine
}

/// Presentations, presentation controllers, sheets and alerts.
struct PresentationMembers: Area {
  let machine: Machine
}

/// Members of views.
package struct ViewMembers: Area {
  let machine: Machine
}

/// Controls, bar button items and actions.
struct ControlMembers: Area {
  let machine: Machine
}

/// Rows of tables and items of collection views.
struct RowMembers: Area {
  let machine: Machine
}

/// Geometry, traits and transition coordinators.
package struct GeometryMembers: Area {
  let machine: Machine
}

/// Storyboards, segues and nibs.
struct Storyboards: Area {
  let machine: Machine
}

/// Initialisers of UIKit's classes.
struct Construction: Area {
  let machine: Machine
}

/// The user and the system, whom a step asks to act.
package struct Actors: Area {
  let machine: Machine
}

/// Members of UIKit's objects, by the class of the receiver.
package struct UIKitMembers: Area {
  let machine: Machine
}

/// Members of values and types of the libraries that are no objects of the world.
package struct LibraryMembers: Area {
  let machine: Machine
}

/// Requests of the world, which enter the author's code.
struct Requests: Area {
  let machine: Machine
}

extension Machine {
  var appObjects: AppObjects { AppObjects(machine: self) }
  package var controllers: ControllerMembers { ControllerMembers(machine: self) }
  var containers: ContainerMembers { ContainerMembers(machine: self) }
  var presentations: PresentationMembers { PresentationMembers(machine: self) }
  package var views: ViewMembers { ViewMembers(machine: self) }
  var controls: ControlMembers { ControlMembers(machine: self) }
  var rows: RowMembers { RowMembers(machine: self) }
  package var geometry: GeometryMembers { GeometryMembers(machine: self) }
  var storyboards: Storyboards { Storyboards(machine: self) }
  var construction: Construction { Construction(machine: self) }
  package var actors: Actors { Actors(machine: self) }
  package var uikit: UIKitMembers { UIKitMembers(machine: self) }
  package var libraries: LibraryMembers { LibraryMembers(machine: self) }
  var requests: Requests { Requests(machine: self) }
}
