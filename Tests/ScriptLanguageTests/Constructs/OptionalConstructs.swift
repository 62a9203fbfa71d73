/// Optionals and casts.
extension Construct {
  static let optionalsAndCasts = [
    Construct(
      "?.",
      """
      class Node {
          var next: Node?
          var n: Int
          init(_ n: Int) { self.n = n }
          func twice() -> Int { n * 2 }
      }
      let one = Node(1), none: Node? = nil
      print(one.next?.n ?? -1, one.next?.next?.twice() ?? -2, none?.n == nil)
      one.next = Node(2)
      one.next?.n += 5
      none?.n = 8
      print(one.next?.n as Any, one.next?.twice() ?? 0)
      let list: [Int]? = [4, 5]
      print(list?[1] ?? 0, list?.count ?? 0)
      """,
      prints: ["-1 -2 true", "Optional(7) 14", "5 2"],
      slips: [
        Slip("one.next?.n += 5", "one.next?n += 5", "10:10", "unexpected-token"),
        Slip("none?.n = 8", "none?.nn = 8", "11:7", "unknown-member"),
        Slip("list?[1]", "list?[1}", "14:14", "unmatched-bracket"),
      ]),
    Construct(
      "!",
      """
      let text: String? = "seven", number = Int("7")!
      var later: Int!
      later = number + 1
      let dictionary = ["a": [1, 2]]
      print(text!.count, number, later + 1, dictionary["a"]![1])
      """,
      prints: ["5 7 9 2"],
      slips: [
        Slip("text!.count", "text!count", "5:12", "unexpected-token"),
        Slip(#"Int("7")!"#, #"Int("x")!"#, "1:39", "found-nil"),
      ]),
    Construct(
      "??",
      """
      let none: Int? = nil, some: Int? = 3
      func costly() -> Int {
          print("computed")
          return 9
      }
      print(none ?? 1, some ?? 2, none ?? none ?? 5)
      print(some ?? costly())
      print(none ?? costly())
      """,
      prints: ["1 3 5", "3", "computed", "9"],
      slips: [
        Slip("none ?? 1", "none ? 1", "6:15", "unexpected-token"),
        Slip("some ?? 2", "some ?? ?? 2", "6:26", "unexpected-token"),
        Slip("none ?? none ?? 5", "none ?? none ?? ]", "6:45", "unmatched-bracket"),
      ]),
    Construct(
      "as?",
      """
      class Animal {}
      class Dog: Animal { func bark() -> String { "woof" } }
      let animals: [Animal] = [Dog(), Animal()]
      for animal in animals {
          if let dog = animal as? Dog { print(dog.bark()) } else { print("no dog") }
      }
      let anything: Any = 5
      print(anything as? Int ?? 0, anything as? String ?? "no text", (anything as! Int) + 1)
      print(3 as Double)
      """,
      prints: ["woof", "no dog", "5 no text 6", "3.0"],
      slips: [
        Slip("animal as? Dog", "animal as! Dog", "5:18", "cast-failed"),
        Slip("anything as? Int", "anything sa? Int", "8:16", "unexpected-token"),
        Slip("anything as! Int", "anything as! String", "8:64", "cast-failed"),
      ]),
    Construct(
      "is",
      """
      class Animal {}
      class Dog: Animal {}
      let animal: Animal = Dog(), anything: Any = "text"
      print(animal is Dog, Animal() is Dog, animal is Animal)
      print(anything is String, anything is Int, !(anything is Double))
      """,
      prints: ["true false true", "true false true"],
      slips: [
        Slip("animal is Dog", "animal si Dog", "4:14", "unexpected-token"),
        Slip("animal is Animal", "animal is", "4:48", "unexpected-token"),
        Slip("anything is Int", "anything is 3", "5:39", "unexpected-token"),
      ]),
  ]
}
