import Dispatch
import ProgressModel
import Synchronization

extension Array where Element: Sendable {
    /// Calls `work` with pieces of the list on all cores; after an error no further piece is begun, and the error is thrown.
    func inParallel(_ work: @Sendable (ArraySlice<Element>) throws(CommandError) -> Void) throws(CommandError) {
        let size = 32
        let failure = Mutex(CommandError?.none)
        DispatchQueue.concurrentPerform(iterations: (count + size - 1) / size) { piece in
            guard failure.withLock({ $0 == nil }) else { return }
            do throws(CommandError) {
                try work(self[piece * size..<Swift.min(count, (piece + 1) * size)])
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
