// The areas of this folder. Each holds the machine and nothing else.

/// Arrays, dictionaries, sets, ranges and sequences.
struct Collections: Area {
  let machine: Machine
}

/// Operators, comparison, and the text that a value is shown as.
package struct Operators: Area {
  let machine: Machine
}

/// Texts and numbers, and conversions between them.
package struct Scalars: Area {
  let machine: Machine
}

extension Machine {
  var collections: Collections { Collections(machine: self) }
  package var operators: Operators { Operators(machine: self) }
  var scalars: Scalars { Scalars(machine: self) }
}
