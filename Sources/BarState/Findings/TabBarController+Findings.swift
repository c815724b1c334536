/// What the findings say of a floating accessory.
extension TabBarController {
    /// Every finding.
    ///
    /// - Parameter safeWidth: Points between the safe sides of the narrowest screen that is drawn; nil asks nothing of
    ///   the content's width.
    public func findings(safeWidth: Double? = nil) -> [Finding] {
        let place = "floating accessory"
        let content = Finding.Part.modifier("contentView")
        let controller = floatingAccessoryController
        var findings: [Finding] = []
        if controller.contentView?.hasBackground == true {
            findings.append(
                Finding(
                    .ownBackground,
                    at: place,
                    path: [content, .modifier("background")],
                    why: "the content brings a background along, which stands on the accessory's own",
                    mend: "pass the foreground alone to setContentView(_:position:animated:)"
                )
            )
        }
        if controller.isTabBarHiddenDirectly, !isNative {
            findings.append(
                Finding(
                    .directTabBarHiding,
                    at: place,
                    path: [.modifier("UITabBarController.setTabBarHidden")],
                    why: "the host's own setTabBarHidden(_:animated:) tells the accessory nothing on \(release)",
                    mend: "call floatingAccessoryController.setTabBarHidden(_:animated:)"
                )
            )
        }
        if let safeWidth, case .wide(_, let width) = controller.contentView?.content, width > safeWidth {
            findings.append(
                Finding(
                    .contentTooWide,
                    at: place,
                    path: [content, .modifier("width")],
                    why: "the content would be \(width.words) points wide, and the screen has \(safeWidth.words)",
                    mend: "let the content shorten itself; the accessory stops at the safe width less its margins"
                )
            )
        }
        return findings
    }
}

extension Double {
    /// Without a fraction where there is none.
    fileprivate var words: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
