import Testing

/// UIKit's `init()` continues with an initializer of the author.
struct ViewInitializerTests {
  @Test(arguments: [
    "UIView", "UILabel", "UIStackView", "UIButton", "UITextField", "UIScrollView", "UIControl",
  ])
  func aViewMadeWithoutArgumentsGetsAnEmptyFrame(_ base: String) {
    checkPrint(
      """
      class Card: \(base) {
        override init(frame: CGRect) { super.init(frame: frame); print("frame", frame.width) }
        required init?(coder: NSCoder) { fatalError("no nib") }
      }
      let host = UIView(), card = Card()
      host.addSubview(card)
      print(card.frame.width, host.subviews.count)
      """, "frame 0.0", "0.0 1")
  }

  @Test func aSubclassInheritsIt() {
    checkPrint(
      """
      class Base: UIView {
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
        func setUp() { print("base") }
      }
      class Sub: Base { override func setUp() { super.setUp(); print("sub") } }
      _ = Sub()
      """, "base", "sub")
  }

  @Test func aConvenienceInitializerReachesIt() {
    checkPrint(
      """
      class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame); print("frame") }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init(text: String) { self.init(); print(text) }
      }
      class Screen: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          print("nib")
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init(name: String) { self.init(); print(name) }
      }
      _ = Card(text: "card")
      _ = Screen(name: "screen")
      _ = Screen()
      """, "frame", "card", "nib", "screen", "nib")
  }

  @Test func aWindowMadeWithoutArgumentsIsAsLargeAsTheScreen() {
    checkPrint(
      """
      class Own: UIWindow {
        override init(frame: CGRect) { super.init(frame: frame); print("frame", frame.width) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      print(Own().bounds.width)
      """, "frame 393.0", "393.0")
  }

  @Test func anInitializerOfTheAuthorsWithoutArgumentsComesFirst() {
    checkPrint(
      """
      class Card: UIView {
        init() { super.init(frame: .zero); print("own") }
        override init(frame: CGRect) { super.init(frame: frame); print("frame") }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      _ = Card()
      """, "own")
  }
}
