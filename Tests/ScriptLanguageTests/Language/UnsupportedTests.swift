import Testing

/// Swift without support in the simulator gives one diagnostic at the place of the code.
@Suite struct UnsupportedTests {
  @Test(arguments: [
    (
      "for await x in y { }",
      "1:16: Only the code of a 'Task' can wait here [await-outside-task]"
    ),
    (
      "Timer(timeInterval: 1, repeats: false) { _ in }",
      "1:1: 'A timer that is not scheduled' is not simulated yet [not-simulated]"
    ),
    (
      "func f<T>(_ x: T) -> T { x }",
      "1:6: A generic function cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "@propertyWrapper struct A { var wrappedValue = 1 }",
      "1:1: '@propertyWrapper' is not supported [unsupported-syntax]"
    ),
    (
      "@resultBuilder enum A { static func buildBlock(_ a: Int...) -> [Int] { a } }",
      "1:1: '@resultBuilder' is not supported [unsupported-syntax]"
    ),
    (
      "class A { func f<T>(_ x: T) -> T { x } }",
      "1:16: A generic function cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "func f() { func g<T>(_ x: T) {} }",
      "1:17: A generic function cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "class G<T> { var x: T? }\nlet g = G()\nclass H: G {}",
      "1:7: A generic type cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "print(\\UIView.frame)",
      "1:7: A key path as text cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)",
      "1:1: Another 'frame' of a window is not simulated yet [not-simulated]"
    ),
    (
      "window.bounds.size.width = 320",
      "1:1: Another 'bounds' of a window is not simulated yet [not-simulated]"
    ),
    (
      "extension Error { func f() {} }",
      "1:11: An extension of 'Error' cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "when \"a\" { struct A {} }",
      "1:19: A type inside a step cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "let a = UIViewController()\na.toolbarItem.searchController = UISearchController()",
      "2:1: 'searchController' is not simulated yet [not-simulated]"
    ),
    (
      "let a = UINavigationController()\na.interactivePopGestureRecognizer = nil",
      "2:1: 'interactivePopGestureRecognizer' can only be read [not-assignable]"
    ),
    (
      "let a = UIViewController(), nav = UINavigationController(a)\nwindow.rootViewController = nav\n"
        + "do { nav.pushViewController(UIViewController(), animated: true)\n"
        + "nav.transitionCoordinator?.containerView.addSubview(UIView()) }",
      "4:1: 'containerView' is not simulated yet [not-simulated]"
    ),
    (
      "let v = UIView()\nv.overrideUserInterfaceStyle = .dark",
      "2:1: 'overrideUserInterfaceStyle' of a view is not simulated yet [not-simulated]"
    ),
    (
      "let v = UIView()\nv.translatesAutoresizingMaskIntoConstraints = false\nprint(v.bounds.width)",
      "3:7: The 'bounds' of a view that constraints place is not simulated yet [not-simulated]"
    ),
    (
      "let n = UINavigationController(), a = UIViewController()\n"
        + "n.transition(from: a, to: a, duration: 0, options: [], animations: nil, completion: nil)",
      "2:1: 'transition' between children of a 'UINavigationController' is not simulated yet "
        + "[not-simulated]"
    ),
    (
      "if NetworkService.isReady { }",
      "1:4: 'isReady' is not simulated, so a scenario cannot depend on it [opaque-condition]"
    ),
  ])
  func isNamedAtItsPlace(_ source: String, _ expected: String) {
    checkProblems(source, expected)
  }

  @Test func whatIsNotModeledDoesNothing() {
    checkPrint(
      """
      let service = NetworkService.shared
      service.start(with: 3) { print("never") }
      service.count = 4
      let view = UIView()
      view.backgroundColor = .red
      view.layer.cornerRadius = 3
      print("done")
      """, "done")
  }
}
