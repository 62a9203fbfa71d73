// finding=none
// The hive map builds its own root view in code and leaves the default one out.
override func loadView() {
    let apiary = ApiaryMapView(rows: 4, columns: 6)
    apiary.backgroundColor = .secondarySystemBackground
    apiary.isMultipleTouchEnabled = true
    view = apiary
}
