import Hummingbird

/// What addresses beside the site's own files do, each named letter by letter.
struct Routes: Sendable {
    /// The rest of an address is empty unless the route stands for all addresses one level below another one.
    typealias Answer = @Sendable (_ request: Request, _ rest: String) async throws -> Response

    enum Kind: Sendable {
        /// GET and HEAD, which must not change anything.
        case read
        /// A form or a file, which the answer passes through the gate itself.
        case write
        /// A program, which shows a token there and comes from no page.
        case program
    }

    private var answers: [Kind: [String: Answer]] = [:]

    /// Lets an address answer; one that ends with `/*` stands for every address one level below.
    mutating func add(_ kind: Kind, _ path: String, _ answer: @escaping Answer) {
        answers[kind, default: [:]][path] = answer
    }

    /// What answers at an address; nil if that is left to the site.
    func answer(_ kind: Kind, at path: RequestPath) -> (@Sendable (Request) async throws -> Response)? {
        let parts = path.text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, !parts[1].isEmpty, let answer = answers[kind]?[parts[0] + "/*"] {
            let rest = String(parts[1])
            return { try await answer($0, rest) }
        }
        return answers[kind]?[path.text].map { answer in { try await answer($0, "") } }
    }
}
