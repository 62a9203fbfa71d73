import CoreLocation
import MapKit
import UIKit

final class StoresMapViewController: UIViewController {
    // MARK: Dependencies
    private let locationManager = CLLocationManager()
    private let store: StoreProviding

    // MARK: UI
    private let mapView: MKMapView = {
        let map = MKMapView()
        map.showsUserLocation = true
        map.translatesAutoresizingMaskIntoConstraints = false
        return map
    }()

    private var didCenter = false
    private var loadTask: Task<Void, Never>? {
        willSet { loadTask?.cancel() }
    }

    init(store: StoreProviding = LiveStore()) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Stores", image: UIImage(systemName: "map"), tag: 2)
    }

    required init?(coder: NSCoder) {
        self.store = LiveStore()
        super.init(coder: coder)
    }

    override func loadView() {
        super.loadView()
        view.addSubview(mapView)
        mapView.pinEdges(to: view)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        mapView.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        navigationItem.rightBarButtonItem = MKUserTrackingBarButtonItem(mapView: mapView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        switch locationManager.authorizationStatus {
        case .notDetermined:
            locationManager.requestWhenInUseAuthorization()
        case .authorizedAlways, .authorizedWhenInUse:
            locationManager.startUpdatingLocation()
        case .denied, .restricted:
            showSettingsHint()
        @unknown default:
            break
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        locationManager.stopUpdatingLocation()
        loadTask = nil
    }

    private var hintWasShown = false

    private func showSettingsHint() {
        guard !hintWasShown, presentedViewController == nil else { return }
        hintWasShown = true
        let alert = UIAlertController(title: "Location is off", message: nil, preferredStyle: .alert)
        alert.addAction(.init(title: "Settings", style: .default) { _ in
            guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
            UIApplication.shared.open(url)
        })
        alert.addAction(.init(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func load(in region: MKCoordinateRegion) {
        loadTask = Task { @MainActor [weak self, store] in
            guard let stores = try? await store.stores(near: region.center), !Task.isCancelled else { return }
            guard let self else { return }
            self.mapView.removeAnnotations(self.mapView.annotations)
            self.mapView.addAnnotations(stores.map(\.annotation))
        }
    }
}

extension StoresMapViewController: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard viewIfLoaded?.window != nil else { return }
        if manager.authorizationStatus == .authorizedWhenInUse {
            manager.startUpdatingLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last, !didCenter else { return }
        didCenter = true
        let region = MKCoordinateRegion(center: last.coordinate, latitudinalMeters: 2_000, longitudinalMeters: 2_000)
        mapView.setRegion(region, animated: true)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print("location failed:", error)
    }
}

extension StoresMapViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        load(in: mapView.region)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard let annotation = view.annotation as? StoreAnnotation else { return }
        let detail = StoreDetailSheet(annotation: annotation)
        if let sheet = detail.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(detail, animated: true) { [weak mapView] in
            mapView?.deselectAnnotation(annotation, animated: true)
        }
    }
}

final class StoreAnnotation: MKPointAnnotation {
    var id = 0
}

struct Store: Decodable {
    let id: Int
    let name: String
    let lat, lon: Double
    var annotation: StoreAnnotation {
        let a = StoreAnnotation()
        a.id = id
        a.title = name
        a.coordinate = CLLocationCoordinate2D(latitude: lat, longitude: lon)
        return a
    }
}

protocol StoreProviding: Sendable {
    func stores(near: CLLocationCoordinate2D) async throws -> [Store]
}

struct LiveStore: StoreProviding {
    func stores(near center: CLLocationCoordinate2D) async throws -> [Store] {
        let url = URL(string: "https://api.example.com/stores?lat=\(center.latitude)&lon=\(center.longitude)")!
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode([Store].self, from: data)
    }
}

final class StoreDetailSheet: UIViewController {
    let annotation: StoreAnnotation
    init(annotation: StoreAnnotation) {
        self.annotation = annotation
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = annotation.title
        view.addSubview(label)
        label.pinEdges(to: view)
    }
}

extension UIView {
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
    }
}
