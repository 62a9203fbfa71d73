// The areas of the machine.
struct UnknownValues: Area {
  let machine: Machine
}

struct Objects: Area {
  let machine: Machine
}

struct ValueTypes: Area {
  let machine: Machine
}

struct RuntimeTypes: Area {
  let machine: Machine
}

struct Collections: Area {
  let machine: Machine
}

struct Operators: Area {
  let machine: Machine
}

struct Scalars: Area {
  let machine: Machine
}

struct Concurrency: Area {
  let machine: Machine
}

struct Notifications: Area {
  let machine: Machine
}

struct AppObjects: Area {
  let machine: Machine
}

struct ControllerMembers: Area {
  let machine: Machine
}

struct ContainerMembers: Area {
  let machine: Machine
}

struct PresentationMembers: Area {
  let machine: Machine
}

struct ViewMembers: Area {
  let machine: Machine
}

struct GeometryMembers: Area {
  let machine: Machine
}

struct Storyboards: Area {
  let machine: Machine
}

struct Construction: Area {
  let machine: Machine
}

struct Actors: Area {
  let machine: Machine
}

struct UIKitMembers: Area {
  let machine: Machine
}

struct LibraryMembers: Area {
  let machine: Machine
}

struct Requests: Area {
  let machine: Machine
}

extension Machine {
  var unknowns: UnknownValues { UnknownValues(machine: self) }
  var objects: Objects { Objects(machine: self) }
  var valueTypes: ValueTypes { ValueTypes(machine: self) }
  var types: RuntimeTypes { RuntimeTypes(machine: self) }
  var collections: Collections { Collections(machine: self) }
  var operators: Operators { Operators(machine: self) }
  var scalars: Scalars { Scalars(machine: self) }
  var concurrency: Concurrency { Concurrency(machine: self) }
  var notifications: Notifications { Notifications(machine: self) }
  var appObjects: AppObjects { AppObjects(machine: self) }
  var controllers: ControllerMembers { ControllerMembers(machine: self) }
  var containers: ContainerMembers { ContainerMembers(machine: self) }
  var presentations: PresentationMembers { PresentationMembers(machine: self) }
  var views: ViewMembers { ViewMembers(machine: self) }
  var geometry: GeometryMembers { GeometryMembers(machine: self) }
  var storyboards: Storyboards { Storyboards(machine: self) }
  var construction: Construction { Construction(machine: self) }
  var actors: Actors { Actors(machine: self) }
  var uikit: UIKitMembers { UIKitMembers(machine: self) }
  var libraries: LibraryMembers { LibraryMembers(machine: self) }
  var requests: Requests { Requests(machine: self) }
}
