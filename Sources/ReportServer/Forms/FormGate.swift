import HTTPTypes
import Hummingbird
import Synchronization

/// What every form has to pass before it is read: its type, its size and its token.
///
/// A class, because wrong tokens are counted over all requests.
final class FormGate: Sendable {
    let token: FormToken
    private let slowDown = Mutex(SlowDown())
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init(token: FormToken) {
        self.token = token
        start = clock.now
    }

    /// The fields of a form; throws a refusal, which for a wrong token comes late.
    func form(of request: Request) async throws -> FormBody {
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw RefusedRequest(.form) }
        guard let body = try? await request.body.collect(upTo: FormBody.longest) else { throw RefusedRequest(.tooLong) }
        guard let form = FormBody(body.readableBytesView) else { throw RefusedRequest(.form) }
        guard let given = form[FormToken.field], token.matches(given) else {
            let now = start.duration(to: clock.now).milliseconds
            guard let answer = slowDown.withLock({ $0.failed(at: now) }) else { throw RefusedRequest(.busy) }
            try await Task.sleep(for: .milliseconds(answer - now))
            throw RefusedRequest(.token)
        }
        slowDown.withLock { $0.succeeded() }
        return form
    }
}

/// A request that is not answered, as an error.
struct RefusedRequest: Error {
    let refusal: Refusal

    init(_ refusal: Refusal) {
        self.refusal = refusal
    }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
