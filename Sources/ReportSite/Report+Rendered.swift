import Dispatch
import ReportPages
import ReportRendering
import Synchronization

extension Report {
    /// Every file of the report, its pages and cards made on all cores; the order is that of the addresses, then the
    /// cards, the assets and the badges.
    func rendered(by renderer: SiteRenderer) -> [RenderedFile] {
        let (addresses, cards) = (addresses, shareAddresses)
        let files = Mutex([[RenderedFile]](repeating: [], count: addresses.count + cards.count))
        DispatchQueue.concurrentPerform(iterations: addresses.count + cards.count) { index in
            let made =
                index < addresses.count
                ? [renderer.render(page(at: addresses[index]))]
                : renderer.shareGraphics(of: self, at: cards[index - addresses.count])
            files.withLock { $0[index] = made }
        }
        return files.withLock { $0.flatMap(\.self) } + renderer.assets() + renderer.badges(of: self)
    }
}
