// finding=missing-did-move
// What is given holds boxes for the same type, and its parameter has the name of theirs.
import UIKit
struct Box<T> {
    let held: T
}
struct Pair<T> {
    let single: Box<T>
    let others: Box<[T]>
}
final class A: UIViewController {
    private var kept = 0

    func show(_ pair: Pair<UIViewController>) {
        addChild(pair.others.held[1])  // <- missing-did-move, launch, willMove
        view.addSubview(pair.others.held[1].view)
    }

    func keep<T>(_ box: Box<T>) { kept += 1 }

    func keep<T>(both pair: Pair<T>) { kept += 2 }
}
