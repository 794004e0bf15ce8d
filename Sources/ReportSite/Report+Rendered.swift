import Dispatch
import ReportPages
import ReportRendering
import Synchronization

extension Report {
    /// Every file of the report, made on all cores: the pages in the order of their addresses and the share cards, then
    /// what lies beside them, then the badges and the assets.
    func rendered(by renderer: SiteRenderer) -> [RenderedFile] {
        let (addresses, cards) = (addresses, shareAddresses)
        let count = addresses.count + cards.count
        let files = Mutex([[RenderedFile]](repeating: [], count: count + 1))
        // The companions take longer than any page, so they are begun first.
        DispatchQueue.concurrentPerform(iterations: count + 1) { step in
            let index = step == 0 ? count : step - 1
            let made =
                if step == 0 {
                    renderer.companions(of: self)
                } else if index < addresses.count {
                    renderer.render(page(at: addresses[index]))
                } else {
                    renderer.shareGraphics(of: self, at: cards[index - addresses.count])
                }
            files.withLock { $0[index] = made }
        }
        return files.withLock { $0.flatMap(\.self) } + renderer.badges(of: self) + renderer.assets()
    }
}
