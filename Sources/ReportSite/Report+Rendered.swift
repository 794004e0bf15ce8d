import Dispatch
import ReportPages
import ReportRendering
import Synchronization

extension Report {
    /// Every file of the report, its pages rendered on all cores; the order is that of the addresses, then the assets.
    func rendered(by renderer: SiteRenderer) -> [RenderedFile] {
        let addresses = addresses
        let pages = Mutex([RenderedFile?](repeating: nil, count: addresses.count))
        DispatchQueue.concurrentPerform(iterations: addresses.count) { index in
            let page = renderer.render(page(at: addresses[index]))
            pages.withLock { $0[index] = page }
        }
        return pages.withLock { $0.compactMap(\.self) } + renderer.assets()
    }
}
