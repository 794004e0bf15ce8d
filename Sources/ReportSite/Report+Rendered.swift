import Dispatch
import ReportPages
import ReportRendering
import Synchronization

extension Report {
    /// Every file of the report, made on all cores: the pages in the order of their addresses, then what lies beside
    /// them, then the assets.
    func rendered(by renderer: SiteRenderer) -> [RenderedFile] {
        let addresses = addresses
        let files = Mutex([[RenderedFile]](repeating: [], count: addresses.count + 1))
        // The companions take longer than any page, so they are begun first.
        DispatchQueue.concurrentPerform(iterations: addresses.count + 1) { step in
            let index = step == 0 ? addresses.count : step - 1
            let made = step == 0 ? renderer.companions(of: self) : renderer.render(page(at: addresses[index]))
            files.withLock { $0[index] = made }
        }
        return files.withLock { $0.flatMap(\.self) } + renderer.assets()
    }
}
