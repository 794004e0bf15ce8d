import Actions
import HTTPTypes
import Hummingbird
import Pages
import Synchronization

/// What every form has to pass before it is read: its type, its size and its token.
struct FormGate: Sendable {
    /// The secret in every form of the site: a page of another site cannot read it, so it cannot send such a form.
    ///
    /// A new one for each start of the server.
    let token: TokenSecret
    private let slowDown = SlowedSecrets()

    /// The fields of a form; throws a refusal, which for a wrong token comes late.
    func form(of request: Request) async throws -> [LogSheet.Field] {
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw Refusal.form }
        guard let body = try? await request.body.collect(upTo: FormBody.longest) else {
            throw Refusal.tooLong
        }
        guard let fields = FormBody(body.readableBytesView)?.fields else { throw Refusal.form }
        try await check(fields)
        return fields
    }

    /// A form with a file of at most `limit` bytes; nil if it is longer, which its head can say before it is read.
    func file(of request: Request, upTo limit: Int) async throws -> MultipartForm? {
        let longest = limit + 4 * MultipartForm.longestField
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > longest { return nil }
        guard let body = try? await request.body.collect(upTo: longest) else { return nil }
        guard let form = MultipartForm(Array(body.readableBytesView), type: request.headers[.contentType] ?? "") else {
            throw Refusal.form
        }
        try await check(form.fields)
        return (form.file?.bytes.count ?? 0) <= limit ? form : nil
    }

    private func check(_ fields: [LogSheet.Field]) async throws {
        guard let given = fields.value("token"), matches(given) else {
            try await slowDown.failed()
            throw Refusal.token
        }
        slowDown.succeeded()
    }

    /// Whether a text is the token; takes as long for any text of its length, so that it cannot be guessed piece by piece.
    func matches(_ text: String) -> Bool {
        let (own, given) = (Array(token.text.utf8), Array(text.utf8))
        guard own.count == given.count else { return false }
        return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// How long a wrong secret has to wait for its answer: each longer than the one before, and all one after the other.
struct SlowDown: Sendable {
    /// In milliseconds.
    private static let first = 250
    private static let longest = 4000
    /// A longer queue is refused at once.
    private static let longestQueue = 20_000

    private var failures = 0
    private var free = 0

    /// Notes a wrong secret at a time, in milliseconds, and returns when to answer it; nil if too many wait already.
    mutating func failed(at now: Int) -> Int? {
        guard free - now < SlowDown.longestQueue else { return nil }
        free = max(free, now) + min(SlowDown.longest, SlowDown.first << min(failures, 8))
        failures += 1
        return free
    }

    /// Notes a right secret; those that wait still wait.
    mutating func succeeded() {
        failures = 0
    }
}

/// Makes everybody who shows a wrong secret wait for the answer.
///
/// A class, because wrong secrets are counted over all requests.
final class SlowedSecrets: Sendable {
    private let slowDown = Mutex(SlowDown())
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init() { start = clock.now }

    /// Waits as long as a wrong secret has to; throws a refusal if too many wait already.
    func failed() async throws {
        let now = start.duration(to: clock.now).milliseconds
        guard let answer = slowDown.withLock({ $0.failed(at: now) }) else { throw Refusal.busy }
        try await Task.sleep(for: .milliseconds(answer - now))
    }

    /// Notes a right secret.
    func succeeded() { slowDown.withLock { $0.succeeded() } }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
