import Diagnostics
import HTTPTypes
import Hummingbird
import ProgressFolder
import ProgressModel
import Synchronization

/// What every request of a program has to pass: a token of the folder, as it is on the disk now.
///
/// A class, because wrong tokens are counted over all requests.
final class TokenGate: Sendable {
    private let file: TokenFile
    /// The day of the person, by which tokens are over.
    private let today: @Sendable () -> Day
    private let slowDown = SlowedSecrets()

    init(_ file: TokenFile, today: @escaping @Sendable () -> Day) {
        (self.file, self.today) = (file, today)
    }

    /// The token that a request shows in `Authorization`, where it may do one of some things; throws a refusal, which for a
    /// wrong one comes late.
    func token(of request: HTTPRequest, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let header = request.headerFields[.authorization] else { throw RefusedRequest(.noToken) }
        let words = header.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw RefusedRequest(.noToken) }
        return try await token(of: TokenSecret(words[1]), can: rights)
    }

    /// What a secret opens, where that is one of some things.
    func token(of secret: TokenSecret, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let token = try? file.read().token(of: secret, on: today()) else {
            try await slowDown.failed()
            throw RefusedRequest(.noToken)
        }
        slowDown.succeeded()
        guard rights.contains(token.can) else { throw RefusedRequest(.otherToken) }
        return token
    }
}
