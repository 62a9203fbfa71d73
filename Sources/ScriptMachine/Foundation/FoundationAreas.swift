// The areas of this folder. Each holds the machine and nothing else.

/// Tasks, continuations, queues and timers.
package struct Concurrency: Area {
  let machine: Machine
}

/// The notification center.
struct Notifications: Area {
  let machine: Machine
}

extension Machine {
  package var concurrency: Concurrency { Concurrency(machine: self) }
  var notifications: Notifications { Notifications(machine: self) }
}
