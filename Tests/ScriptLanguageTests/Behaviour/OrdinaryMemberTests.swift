import Testing

/// Members that ordinary pages use, and the words for what is not simulated.
@Suite struct OrdinaryMemberTests {
  @Test func aTableViewControllerHandsItsEditingOn() {
    checkHolds(
      """
      let A = UITableViewController()
      window.rootViewController = A
      when "editing begins" { A.setEditing(true, animated: true) }
      require A.tableView.isEditing
      when "editing ends" { A.isEditing = false }
      require !A.tableView.isEditing
      """)
  }

  @Test func aFlowLayoutKeepsItsSizes() {
    checkHolds(
      """
      let flow = UICollectionViewFlowLayout()
      let A = UIViewController()
      window.rootViewController = A
      require flow.itemSize.width == 50 && flow.minimumLineSpacing == 10
      when "set" {
        flow.itemSize = CGSize(width: A.view.bounds.width / 2, height: 80)
        flow.itemSize.height += 20
        flow.minimumInteritemSpacing = 4
      }
      require flow.itemSize.width > 190 && flow.itemSize.height == 100
      require flow.minimumInteritemSpacing == 4
      """)
    checkProblems(
      "let flow = UICollectionViewFlowLayout()\nrequire flow.estimatedItemSize.width == 1",
      "2:9: 'width' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }

  @Test func theResultsOfASearchMatterOnceItBegins() {
    let screen = """
      class Results: UITableViewController {}
      class Screen: UIViewController {
        let search = UISearchController(searchResultsController: Results())
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.searchController = search
          definesPresentationContext = true
        }
      }
      let A = Screen(), B = UIViewController()
      let nav = UINavigationController(rootViewController: A)
      window.rootViewController = nav

      """
    checkHolds(
      screen + """
        when "pushed" { nav.pushViewController(B, animated: true) }
        expect(.classic, of: A) { A.viewWillDisappear; A.viewDidDisappear }
        require never A.viewDidAppear
        """)
    checkProblems(
      screen + """
        when "searched" { A.search.isActive = true }
        require never A.viewDidDisappear
        """,
      "14:15: The engine does not know if 'A.viewDidDisappear' comes here [not-modelled]")
  }

  @Test(arguments: ["$text", "$text.map { $0 }"])
  func anOperatorOfCombineIsCalledByItsName(_ publisher: String) {
    checkProblems(
      """
      class Model { @Published var text = "" }
      let model = Model()
      let token = model.\(publisher).debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { print($0) }
      """,
      "3:13: 'debounce' of Combine is not simulated yet [not-simulated]")
  }

  @Test func aDeinitMakesNoReferenceToItsObject() {
    func source(_ code: String, _ base: String = "UIViewController") -> String {
      """
      class Store: \(base) {
        deinit { \(code) }
        func flush() async {}
        func act(_ action: @escaping () -> Void) { action() }
      }
      var store: Store? = Store()
      store = nil
      """
    }
    let weak =
      "A weak reference to an object is made in the object's 'deinit' [reference-in-deinit]"
    checkProblems(source("act { [weak self] in print(self == nil) }"), "2:16: " + weak)
    checkProblems(source("weak var me = self; print(me == nil)"), "2:21: " + weak)
    let strong =
      "2:3: 'deinit' makes a strong reference to its object that outlives the object "
      + "[reference-in-deinit]"
    checkProblems(source("Task { await self.flush() }"), strong)
    checkProblems(source("DispatchQueue.main.async { print(self) }", "NSObject"), strong)
    checkPrint(source("act { print(\"gone\") }"), "gone")
    checkPrint(source("Task { print(\"gone\") }"), "gone")
  }
}
