import ServiceLifecycle

/// Ends the services that run beside it once it is made.
struct StopRequest: Service {
    private let requests: AsyncStream<Void>
    private let request: AsyncStream<Void>.Continuation

    init() {
        (requests, request) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    func make() {
        request.yield()
    }

    func run() async {
        for await _ in requests.cancelOnGracefulShutdown() { return }
    }
}
