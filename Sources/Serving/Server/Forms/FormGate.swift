import Actions
import HTTPTypes
import Hummingbird
import Pages
import Synchronization

/// Checks every form before it is read: its type, its size and its token.
struct FormGate: Sendable {
    /// The secret in every form of the site: pages of other sites can't read it, so they can't send such a form.
    ///
    /// It is new at each start of the server.
    let token: TokenSecret
    private let slowDown = SlowedSecrets()

    /// The fields of a form; throws a refusal, which is delayed if the token is wrong.
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

    /// A form with a file of at most `limit` bytes; nil if it is longer, which its header may already show.
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

    /// Whether a text is the token; takes equally long for all texts of its length, so it can't be guessed in parts.
    func matches(_ text: String) -> Bool {
        let (own, given) = (Array(token.text.utf8), Array(text.utf8))
        guard own.count == given.count else { return false }
        return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// The delays of answers to wrong secrets: each is longer than the one before, and they don't overlap.
struct SlowDown: Sendable {
    /// In milliseconds.
    private static let first = 250
    private static let longest = 4000
    /// If the queue is longer, secrets are refused immediately.
    private static let longestQueue = 20_000

    private var failures = 0
    private var free = 0

    /// Registers a wrong secret at a time in milliseconds, and returns when to answer; nil if too many are waiting.
    mutating func failed(at now: Int) -> Int? {
        guard free - now < SlowDown.longestQueue else { return nil }
        free = max(free, now) + min(SlowDown.longest, SlowDown.first << min(failures, 8))
        failures += 1
        return free
    }

    /// Registers a right secret; those that are waiting still wait.
    mutating func succeeded() {
        failures = 0
    }
}

/// Delays the answers to all wrong secrets.
///
/// It is a class because wrong secrets are counted over all requests.
final class SlowedSecrets: Sendable {
    private let slowDown = Mutex(SlowDown())
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init() { start = clock.now }

    /// Waits for the delay of a wrong secret; throws a refusal if too many are waiting.
    func failed() async throws {
        let now = start.duration(to: clock.now).milliseconds
        guard let answer = slowDown.withLock({ $0.failed(at: now) }) else { throw Refusal.busy }
        try await Task.sleep(for: .milliseconds(answer - now))
    }

    /// Registers a right secret.
    func succeeded() { slowDown.withLock { $0.succeeded() } }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
