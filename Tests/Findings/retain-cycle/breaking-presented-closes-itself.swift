// finding=retain-cycle
// The presented screen stores a closure that captures that screen itself through a local constant.
final class CouponScreen: UIViewController {
    var onClose: (() -> Void)?
}

let coupon = CouponScreen()
coupon.modalPresentationStyle = .fullScreen
coupon.onClose = {  // <- retain-cycle, launch, viewDidDisappear
    coupon.dismiss(animated: true)
}
present(coupon, animated: true) {
    coupon.onClose?()
}
