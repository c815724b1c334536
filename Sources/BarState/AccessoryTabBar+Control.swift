#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The accessory's control: one run at a time, a spinner while it lasts, an error for four seconds.
extension AccessoryTabBar {
    /// The control's face; nil where the accessory has none, or nobody listens.
    var control: ControlPresentation? {
        guard let accessory, onControl != nil else { return nil }
        let isBusy = runs.current != nil
        switch accessory.control {
        case .none:
            return nil
        case .playPause where accessory.isActive:
            return ControlPresentation(symbol: "pause.fill", label: "Pause", isBusy: isBusy)
        case .playPause:
            return ControlPresentation(symbol: "play.fill", label: "Play", isBusy: isBusy)
        case .action(let symbol, let label):
            return ControlPresentation(symbol: symbol, label: label, isBusy: isBusy)
        }
    }

    /// A tap while the closure runs does nothing.
    mutating func runControl() -> [BarEffect<Tab>] {
        guard let accessory, let number = runs.begin() else { return [] }
        return [.runControl(ControlRun(number: number, accessoryID: accessory.id))]
    }

    mutating func controlThrew(_ message: String?, run: Int?, at time: Seconds) throws -> [BarEffect<Tab>] {
        guard try runs.end(run) else { return [] }
        let said = message.flatMap { $0.isBlank ? nil : $0 } ?? AccessoryTabBarRules.generalError
        runs.fail(said, at: time)
        return [.announce(said)]
    }

    /// Starts the cross-fade where the control's face is no longer what it was.
    mutating func swapControl(from before: ControlPresentation?, at time: Seconds) {
        let after = control
        guard before?.symbol != after?.symbol || before?.isBusy != after?.isBusy else { return }
        leavingControl = before
        controlSwap.settle(at: 0)
        controlSwap.head(for: 1, at: time)
    }
}

extension BarEvent {
    /// The control's closure threw an error: its `errorDescription` is shown, or the general sentence.
    public static func controlThrows(_ error: any Error, run: Int? = nil) -> BarEvent {
        .controlThrows(message: (error as? any LocalizedError)?.errorDescription, run: run)
    }
}
