import Dispatch

/// Threads for a server of its own: those that all tests share are kept busy by other tests.
final class ServerThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "server", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
