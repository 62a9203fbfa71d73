import Scenarios
import Testing

/// Sizes, headers and titles that UIKit asks for end a scenario where they end the app.
@Suite struct AskedSizeTests {
  private func ids(_ source: String) throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a ios=17")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  private func grid(_ members: String, loading: String = "", layout: String = "") -> String {
    """
    class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        let sizes = [10, 20]
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            \(loading)
        }
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }
        override func collectionView(
            _ c: UICollectionView, cellForItemAt i: IndexPath
        ) -> UICollectionViewCell { c.dequeueReusableCell(withReuseIdentifier: "c", for: i) }
        \(members)
    }
    let layout = UICollectionViewFlowLayout()
    \(layout)
    let grid = Grid(collectionViewLayout: layout)
    window.rootViewController = grid
    require count(grid.viewDidAppear) == 1
    """
  }

  @Test(arguments: ["i.item", "i.item % 2"])
  func aFlowLayoutAsksForSizes(_ place: String) throws {
    let size = """
      func collectionView(
          _ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath
      ) -> CGSize { CGSize(width: sizes[\(place)], height: 10) }
      """
    #expect(try ids(grid(size)) == (place == "i.item" ? ["[out-of-range]"] : []))
  }

  @Test func aHeaderNeedsRoomAndARegistration() throws {
    let header = """
      override func collectionView(
          _ c: UICollectionView, viewForSupplementaryElementOfKind k: String, at i: IndexPath
      ) -> UICollectionReusableView {
          c.dequeueReusableSupplementaryView(ofKind: k, withReuseIdentifier: "h", for: i)
      }
      """
    let room = "layout.headerReferenceSize = CGSize(width: 100, height: 40)"
    let registration = """
      collectionView.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "h")
      """
    #expect(try ids(grid(header, layout: room)) == ["[uncaught-exception]"])
    #expect(try ids(grid(header)) == [])
    #expect(try ids(grid(header, loading: registration, layout: room)) == [])
  }

  @Test(arguments: ["", "Header"])
  func aHeaderOfATableIsNilUnlessRegistered(_ type: String) throws {
    let register =
      type.isEmpty
      ? "" : "tableView.register(\(type).self, forHeaderFooterViewReuseIdentifier: \"h\")"
    let list = """
      class Header: UITableViewHeaderFooterView {}
      class List: UITableViewController {
          override func viewDidLoad() { super.viewDidLoad(); \(register) }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
              UITableViewCell()
          }
          override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
              t.dequeueReusableHeaderFooterView(withIdentifier: "h") as! Header
          }
      }
      let list = List()
      window.rootViewController = list
      require count(list.viewDidAppear) == 1
      """
    #expect(try ids(list) == (type.isEmpty ? ["[cast-failed]"] : []))
  }

  @Test(arguments: ["names[row]", "names[0]"])
  func aPickerAsksForTitles(_ title: String) throws {
    let screen = """
      class Screen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
          let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
          let names = ["x"]
          override func viewDidLoad() {
              super.viewDidLoad()
              picker.dataSource = self
              picker.delegate = self
              view.addSubview(picker)
          }
          func numberOfComponents(in p: UIPickerView) -> Int { 1 }
          func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { 3 }
          func pickerView(_ p: UIPickerView, titleForRow row: Int, forComponent c: Int) -> String? {
              \(title)
          }
      }
      let screen = Screen()
      window.rootViewController = screen
      require count(screen.viewDidAppear) == 1
      """
    #expect(try ids(screen) == (title == "names[0]" ? [] : ["[out-of-range]"]))
  }
}
