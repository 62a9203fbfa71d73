/// The part of Combine that scripts can use, as a script of its own: published properties, subjects,
/// and subscriptions that end with their `AnyCancellable`.
///
/// The moments are those of Apple's documentation. A published property tells its subscribers before
/// the property changes, a subject tells them inside of `send(_:)`, and a subscriber of either a
/// published property or a `CurrentValueSubject` gets the current value at once. `receive(on:)` with
/// the main queue or the main run loop delivers in a later turn. Other operators have no source for their moment, so the
/// classes lack these operators.
package enum CombineLibrary {
  /// The names that a script may use.
  static let names = [
    "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    "ObservableObject",
  ]

  /// The class of the tokens, and the property that a token empties when its subscription ends.
  package static let (token, end) = ("AnyCancellable", "ending")

  static let text = """
    protocol ObservableObject: AnyObject {}
    class AnyCancellable: Hashable {
      private var ending: (() -> Void)?
      init(_ cancel: @escaping () -> Void) { ending = cancel }
      func cancel() {
        let end = ending
        ending = nil
        end?()
      }
      func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      deinit { ending?() }
    }
    class AnyPublisher {
      func attach(_ receive: @escaping (Any) -> Void) -> () -> Void { {} }
      func sink(receiveValue: @escaping (Any) -> Void) -> AnyCancellable {
        AnyCancellable(attach { value in [value].forEach(receiveValue) })
      }
      func sink(
        receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Any) -> Void
      ) -> AnyCancellable {
        AnyCancellable(attach { value in [value].forEach(receiveValue) })
      }
      func map(_ transform: @escaping (Any) -> Any) -> AnyPublisher {
        Publisher_Link(self) { receive in { value in receive(transform(value)) } }
      }
      func filter(_ isIncluded: @escaping (Any) -> Bool) -> AnyPublisher {
        Publisher_Link(self) { receive in { value in if isIncluded(value) { receive(value) } } }
      }
      func dropFirst(_ count: Int = 1) -> AnyPublisher {
        Publisher_Link(self) { receive in
          var rest = count
          return { value in if rest > 0 { rest -= 1 } else { receive(value) } }
        }
      }
      func removeDuplicates() -> AnyPublisher {
        Publisher_Link(self) { receive in
          var last: [Any] = []
          return { value in
            if let known = last.first, known == value { return }
            last = [value]
            receive(value)
          }
        }
      }
      func receive(on queue: Any) -> AnyPublisher {
        Publisher_Link(self) { receive in
          { value in queue.Publisher_deliver { receive(value) } }
        }
      }
      func eraseToAnyPublisher() -> AnyPublisher { self }
    }
    class Publisher_Link: AnyPublisher {
      private let source: AnyPublisher
      private let change: (@escaping (Any) -> Void) -> (Any) -> Void
      init(
        _ source: AnyPublisher, _ change: @escaping (@escaping (Any) -> Void) -> (Any) -> Void
      ) {
        self.source = source
        self.change = change
      }
      override func attach(_ receive: @escaping (Any) -> Void) -> () -> Void {
        source.attach(change(receive))
      }
    }
    class PassthroughSubject: AnyPublisher {
      private var next = 0
      private var order: [Int] = []
      private var receivers: [Int: (Any) -> Void] = [:]
      override func attach(_ receive: @escaping (Any) -> Void) -> () -> Void {
        let id = next
        next += 1
        order.append(id)
        receivers[id] = receive
        return {
          self.receivers[id] = nil
          self.order.removeAll { $0 == id }
        }
      }
      func send(_ value: Any) {
        for id in order { receivers[id]?(value) }
      }
      func send() { send(()) }
    }
    class CurrentValueSubject: PassthroughSubject {
      private var current: Any
      init(_ value: Any) { current = value }
      var value: Any {
        get { current }
        set { send(newValue) }
      }
      override func send(_ value: Any) {
        current = value
        super.send(value)
      }
      override func attach(_ receive: @escaping (Any) -> Void) -> () -> Void {
        let end = super.attach(receive)
        receive(current)
        return end
      }
    }
    """

  /// The wrapper of published properties, which only the parser of examples takes.
  static let wrapper = """
    @propertyWrapper
    class Published {
      private var current: Any
      private let changes = PassthroughSubject()
      init(wrappedValue: Any) { current = wrappedValue }
      var wrappedValue: Any {
        get { current }
        set {
          changes.send(newValue)
          current = newValue
        }
      }
      var projectedValue: AnyPublisher { Published_Publisher(self) }
      func attach(_ receive: @escaping (Any) -> Void) -> () -> Void {
        let end = changes.attach(receive)
        receive(current)
        return end
      }
    }
    class Published_Publisher: AnyPublisher {
      private let property: Published
      init(_ property: Published) { self.property = property }
      override func attach(_ receive: @escaping (Any) -> Void) -> () -> Void {
        property.attach(receive)
      }
    }
    """
}
