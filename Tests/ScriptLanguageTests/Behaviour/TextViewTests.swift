import LifecycleEngine
import Scenarios
import Testing

/// A text view is edited as a text field is, with its own delegate and its own notifications.
@Suite struct TextViewTests {
  /// The script of a screen with a text view and a text field, both with the screen as delegate.
  private func screen(_ observed: String = "", members: String = "") -> String {
    """
    class Note: UIViewController, UITextViewDelegate, UITextFieldDelegate {
        let text = UITextView(), field = UITextField()
        override func viewDidLoad() {
            super.viewDidLoad()
            text.delegate = self
            field.delegate = self
            view.addSubview(text)
            view.addSubview(field)
            let center = NotificationCenter.default
            \(observed)
        }
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewDidEndEditing(_ textView: UITextView) {}
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldDidEndEditing(_ textField: UITextField) {}
        \(members)
    }
    let N = Note()
    window.rootViewController = N

    """
  }

  private func observe(_ name: String, _ text: String) -> String {
    "center.addObserver(forName: \(name), object: nil, queue: nil) { _ in print(\"\(text)\") }\n"
  }

  private func attributes(_ ios: Int) -> ScenarioAttributes {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(ios)]
    return attributes
  }

  private let show = "UIResponder.keyboardWillShowNotification"
  private let hide = "UIResponder.keyboardWillHideNotification"

  @Test(arguments: [5, 12, 17, 26]) func aDelegateThatRefusesKeepsTheTextViewFromEditing(ios: Int) {
    checkHolds(
      screen(
        members: "func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }")
          + """
          when "a tap" { user.tap(N.text) }
          require count(N.textViewShouldBeginEditing) == 1
          require !N.text.isFirstResponder
          require never N.textViewDidBeginEditing
          """, attributes(ios))
  }

  @Test(arguments: [12, 26]) func aTextViewAndATextFieldTakeOverFromEachOther(ios: Int) {
    checkHolds(
      screen(observe(show, "show"))
        + """
        user.tap(N.text)
        system.wait()
        when "the field" { user.tap(N.field) }
        expect(.responder + .console) {
            N.textViewDidEndEditing
            N.textFieldDidBeginEditing
        }
        when "the view" { N.text.becomeFirstResponder() }
        expect(.responder + .console) {
            N.textFieldDidEndEditing
            N.textViewDidBeginEditing
        }
        """, attributes(ios))
  }

  @Test func theKeyboardIsBeforeATextViewUpToIOS12() {
    let order = screen(observe(show, "show")) + "when \"a tap\" { user.tap(N.text) }\n"
    checkHolds(
      order + "require console.print(\"show\") < N.textViewDidBeginEditing", attributes(12))
    checkNotModelled(
      order + "require console.print(\"show\") < N.textViewDidBeginEditing", 13,
      "The engine does not know the order of 'console.print(\"show\")' and "
        + "'N.textViewDidBeginEditing'")
    checkNotModelled(
      order + "require N.textViewDidBeginEditing < console.print(\"show\")", 26,
      "The engine does not know the order of 'N.textViewDidBeginEditing' and "
        + "'console.print(\"show\")'")
    checkNotModelled(
      order + """
        expect(.responder + .console) {
            N.textViewDidBeginEditing
            console.print("show")
        }
        """, 17,
      "The engine does not know the order of 'N.textViewDidBeginEditing' and "
        + "'console.print(\"show\")'")
    // Checks of one of the two only are no checks of the order.
    checkHolds(
      order + """
        expect(.responder) { N.textViewDidBeginEditing }
        require count(console.print("show")) == 1
        """, attributes(17))
  }

  @Test(arguments: [8, 12, 17, 26]) func theEndOfATextViewHasNoKnownPlaceOfTheKeyboard(ios: Int) {
    let end =
      screen(observe(hide, "hide")) + "user.tap(N.text)\nsystem.wait()\n"
      + "when \"the end\" { N.text.resignFirstResponder() }\n"
    checkNotModelled(
      end + "require console.print(\"hide\") < N.textViewDidEndEditing", ios,
      "The engine does not know the order of 'console.print(\"hide\")' and "
        + "'N.textViewDidEndEditing'")
    checkHolds(
      end + "require count(console.print(\"hide\")) == 1\nrequire !N.text.isFirstResponder",
      attributes(ios))
  }

  @Test func theKeyboardIsBeforeATextFieldOnIOS15Only() {
    let order = screen(observe(show, "show")) + "when \"a tap\" { user.tap(N.field) }\n"
    for ios in [8, 12, 16, 17, 18] {
      checkHolds(
        order + "require N.textFieldDidBeginEditing < console.print(\"show\")", attributes(ios))
    }
    checkHolds(
      order + "require console.print(\"show\") < N.textFieldDidBeginEditing", attributes(15))
    for ios in [13, 14, 26] {
      checkNotModelled(
        order + "require N.textFieldDidBeginEditing < console.print(\"show\")", ios,
        "The engine does not know the order of 'N.textFieldDidBeginEditing' and "
          + "'console.print(\"show\")'")
    }
  }

  @Test(arguments: [5, 12, 15, 18, 26]) func theKeyboardHidesBeforeATextFieldHasEnded(ios: Int) {
    checkHolds(
      screen(observe(hide, "hide"))
        + """
        user.tap(N.field)
        when "the end" { N.field.resignFirstResponder() }
        expect(.responder + .console) {
            console.print("hide")
            N.textFieldDidEndEditing
        }
        """, attributes(ios))
  }

  @Test func aDelegateMayEndOrMoveEditingAtOnce() {
    checkHolds(
      """
      class Hasty: UIViewController, UITextViewDelegate {
          let text = UITextView(), field = UITextField()
          override func viewDidLoad() {
              super.viewDidLoad()
              text.delegate = self
              view.addSubview(text)
              view.addSubview(field)
          }
          func textViewDidBeginEditing(_ textView: UITextView) { field.becomeFirstResponder() }
      }
      let H = Hasty()
      window.rootViewController = H
      NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("show") }
      when "a tap" { user.tap(H.text) }
      require H.field.isFirstResponder
      require count(console.print("show")) == 1
      """, attributes(17))
  }

  @Test func aTextViewOnANibAndOfASubclassIsEdited() {
    checkHolds(
      """
      class Big: UITextView {}
      class Page: UIViewController {
          @IBOutlet var text: UITextView!
          @IBOutlet var big: Big!
      }
      let P = Page()
      window.rootViewController = P
      when "one, then the other" {
          user.tap(P.text)
          print(P.text is UIScrollView, P.big is UITextView)
          user.tap(P.big)
      }
      require P.big.isFirstResponder
      require console contains "true true"
      """)
  }

  @Test func aTextViewThatIsNotEditableIsNotEdited() {
    checkProblems(
      "let A = UIViewController(), t = UITextView()\nA.view.addSubview(t)\n"
        + "window.rootViewController = A\nt.isEditable = false\nt.becomeFirstResponder()",
      "5:1: A first responder whose 'isEditable' is false is not simulated yet "
        + "[not-simulated]")
  }

  private func checkNotModelled(
    _ source: String, _ ios: Int, _ summary: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      outcome(of: source, attributes(ios)).problems.map {
        $0.split(separator: ":", maxSplits: 2).last
      }
        == [" \(summary) [not-modelled]"], sourceLocation: location)
  }
}
