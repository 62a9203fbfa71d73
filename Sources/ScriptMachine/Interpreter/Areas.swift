// The areas of this folder. Each holds the machine and nothing else.

/// Values that the simulator does not model: what is known of them, and what stands in for them.
package struct UnknownValues: Area {
  let machine: Machine
}

/// The exceptions of UIKit and Foundation that calls and constraints raise.
package struct CallExceptions: Area {
  let machine: Machine
}

/// Objects of the author's classes: their making, their members and their static members.
struct Objects: Area {
  let machine: Machine
}

/// Structures, enumerations, option sets and extensions, and values as declared types want them.
struct ValueTypes: Area {
  let machine: Machine
}

/// The types of values while a program runs, and the member that a name or call means.
package struct RuntimeTypes: Area {
  let machine: Machine
}

extension Machine {
  package var unknowns: UnknownValues { UnknownValues(machine: self) }
  package var exceptions: CallExceptions { CallExceptions(machine: self) }
  var objects: Objects { Objects(machine: self) }
  var valueTypes: ValueTypes { ValueTypes(machine: self) }
  package var types: RuntimeTypes { RuntimeTypes(machine: self) }
}
