import Actions
import HTTPTypes
import Hummingbird

/// What every request of a program has to pass: a token of the folder, as it is on the disk now.
struct TokenGate: Sendable {
    let tokens: KnownTokens
    private let slowDown = SlowedSecrets()

    init(tokens: KnownTokens) { self.tokens = tokens }

    /// The token that a request shows in `Authorization`, where it may do one of some things; throws a refusal, which for a
    /// wrong one comes late.
    func token(of request: HTTPRequest, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let header = request.headerFields[.authorization] else { throw RefusedRequest(refusal: .noToken) }
        let words = header.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw RefusedRequest(refusal: .noToken) }
        return try await token(of: TokenSecret(words[1]), can: rights)
    }

    /// What a secret opens, where that is one of some things.
    func token(of secret: TokenSecret, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let token = tokens.token(of: secret) else {
            try await slowDown.failed()
            throw RefusedRequest(refusal: .noToken)
        }
        slowDown.succeeded()
        guard rights.contains(token.can) else { throw RefusedRequest(refusal: .otherToken) }
        return token
    }
}
