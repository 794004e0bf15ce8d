import Diagnostics
import Dispatch
import Synchronization

/// Calls `work` with pieces of a list on all cores; after an error no further piece is begun, and the error is thrown.
func inParallel<Element: Sendable>(
    _ elements: [Element], _ work: @Sendable (ArraySlice<Element>) throws(SiteError) -> Void
) throws(SiteError) {
    let size = 32
    let failure = Mutex(SiteError?.none)
    DispatchQueue.concurrentPerform(iterations: (elements.count + size - 1) / size) { piece in
        guard failure.withLock({ $0 == nil }) else { return }
        do throws(SiteError) {
            try work(elements[piece * size..<min(elements.count, (piece + 1) * size)])
        } catch {
            failure.withLock { $0 = $0 ?? error }
        }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
}
