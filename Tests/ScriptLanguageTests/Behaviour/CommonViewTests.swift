import Scenarios
import Testing

/// Labels, buttons, stack views and similar views have no behaviour of their own.
@Suite struct CommonViewTests {
  @Test(arguments: [
    "UILabel()", "UILabel(frame: .zero)", "UIButton(type: .system)", "UISwitch()",
    "UIImageView(image: icon)", "UITableView(frame: .zero, style: .plain)", "UIStackView()",
    "UIScrollView()", "UICollectionView(frame: .zero, collectionViewLayout: layout)",
    "UIActivityIndicatorView(style: .large)", "UISearchBar()", "UITextView()",
  ])
  func theyAreViewsInTheTreeAndInTheWindow(make: String) {
    checkHolds(
      """
      let A = UIViewController(), part = \(make)
      window.rootViewController = A
      when "it is added" { A.view.addSubview(part) }
      require part.superview == A.view
      require part.window == window
      require A.view.subviews.last == part
      require !(part is UIWindow)
      when "it is removed" { part.removeFromSuperview() }
      require part.superview == nil
      """)
  }

  @Test func theirOwnMembersAreKeptAndDoNothing() {
    checkPrint(
      """
      let label = UILabel(), button = UIButton(type: .system), table = UITableView()
      label.text = "a"
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .red
      label.textAlignment = .center
      button.setTitle("b", for: .normal)
      button.addTarget(button, action: #selector(UIView.setNeedsLayout), for: .touchUpInside)
      button.isEnabled = false
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.reloadData()
      print(label.text, label.numberOfLines, button.isEnabled)
      UILabel.appearance().textColor = .blue
      """, "Optional(\"a\") 0 false")
  }

  @Test func readingTheTableViewOfAControllerLoadsIt() {
    checkPrint(
      """
      class List: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print("loaded")
          }
      }
      let list = List()
      list.tableView.reloadData()
      print(list.isViewLoaded, list.tableView === list.view, list.tableView is UITableView)
      """, "loaded", "true true true")
  }

  @Test func readingTheCollectionViewOfAControllerLoadsIt() {
    checkPrint(
      """
      class Grid: UICollectionViewController {}
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      print(grid.isViewLoaded)
      grid.collectionView.reloadData()
      print(grid.isViewLoaded)
      """, "false", "true")
  }

  @Test func theyAreKnownByTheirClassesAndThoseAbove() {
    checkPrint(
      """
      class Cell: UITableViewCell {}
      class Big: UIButton {}
      let views: [UIView] = [UIButton(), UITableView(), Cell(), Big(), UITextField(), UIView()]
      for view in views {
          print(
              type(of: view), view is UIControl, view is UIScrollView, view is UITableViewCell,
              view is UIView)
      }
      """, "UIButton true false false true", "UITableView false true false true",
      "Cell false false true true", "Big true false false true",
      "UITextField true false false true", "UIView false false false true")
  }

  /// UIKit holds delegates weakly. The simulator does not call the delegates in the test.
  @Test func theirDelegatesAreNotHeld() {
    checkHolds(
      """
      class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
          let table = UITableView()
          override func viewDidLoad() {
              super.viewDidLoad()
              table.dataSource = self
              table.delegate = self
              view.addSubview(table)
          }
          func tableView(
              _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int { 0 }
          func tableView(
              _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      when "it is pushed" { nav.pushViewController(Screen(), animated: false) }
      require Screen1.isViewLoaded
      when "it is popped" { nav.popViewController(animated: false) }
      require Screen1.isDeallocated
      """)
  }

  @Test func aStackViewTakesInWhatItArranges() {
    checkHolds(
      """
      let A = UIViewController(), one = UILabel(), two = UIButton(type: .system)
      let stack = UIStackView(arrangedSubviews: [one])
      window.rootViewController = A
      when "it is shown" {
          stack.axis = .vertical
          stack.addArrangedSubview(two)
          A.view.addSubview(stack)
      }
      require stack.subviews.count == 2
      require two.superview == stack
      require one.window == window
      """)
    checkProblems(
      "let s = UIStackView(), v = UILabel()\ns.addArrangedSubview(v)\nprint(v.frame)",
      "3:7: The 'frame' of a view that constraints place is not simulated yet [not-simulated]")
    checkPrint(
      """
      let one = UIView(), two = UIView(), three = UIView()
      let stack = UIStackView(arrangedSubviews: [one, two])
      stack.insertArrangedSubview(three, at: 1)
      print(stack.arrangedSubviews == [one, three, two])
      stack.removeArrangedSubview(one)
      print(stack.arrangedSubviews == [three, two], one.superview == stack)
      two.removeFromSuperview()
      print(stack.arrangedSubviews == [three], stack.subviews.count)
      """, "true", "true true", "true 2")
  }

  @Test func theAuthorsSubclassIsToldOfItsWindow() {
    checkPrint(
      """
      class Badge: UILabel {
          override func didMoveToWindow() { print("window", window != nil) }
          override func layoutSubviews() {
              super.layoutSubviews()
              print("layout", bounds.width)
          }
      }
      let A = UIViewController()
      window.rootViewController = A
      let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      A.view.addSubview(badge)
      """, "window true", "layout 40.0")
  }

  @Test func aSlipOfThePenIsAnError() {
    checkProblems(
      "let x = UILable()",
      "1:9: 'UILable' is not declared; did you mean 'UILabel'? [unknown-name]")
  }
}
