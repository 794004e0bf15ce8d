import Actions
import Disk
import HTTPTypes
import Hummingbird
import Model
import Synchronization

/// Checks requests of programs: they need a token of the folder, as it is on the disk now.
struct TokenGate: Sendable {
    let tokens: KnownTokens
    private let slowDown = SlowedSecrets()

    init(tokens: KnownTokens) { self.tokens = tokens }

    /// The token in `Authorization`, if it has one of the rights; throws a refusal, which is delayed if the token is
    /// wrong.
    func token(of request: HTTPRequest, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let header = request.headerFields[.authorization] else { throw Refusal.noToken }
        let words = header.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw Refusal.noToken }
        return try await token(of: TokenSecret(words[1]), can: rights)
    }

    /// The token with a secret, if it has one of the rights.
    func token(of secret: TokenSecret, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let token = tokens.token(of: secret) else {
            try await slowDown.failed()
            throw Refusal.noToken
        }
        slowDown.succeeded()
        guard rights.contains(token.can) else { throw Refusal.otherToken }
        return token
    }
}

/// The tokens of the folder as they are on the disk now; they are read again when their file has changed.
///
/// It is a class because the gates of programs and of devices share it.
final class KnownTokens: Sendable {
    private struct Reading {
        var identity: FileIdentity?
        var tokens = AccessTokens([])
    }

    private let file: TokenFile
    /// The person's day by the real clock, with which tokens expire.
    private let today: @Sendable () -> Day
    private let last = Mutex(Reading())

    init(_ file: TokenFile, today: @escaping @Sendable () -> Day) {
        (self.file, self.today) = (file, today)
    }

    /// The token with a secret, if it is valid today; nil otherwise.
    func token(of secret: TokenSecret) -> AccessToken? {
        let tokens = last.withLock { last in
            let identity = file.identity
            if identity != last.identity || identity == nil {
                // If the file can't be read now, it is read again for the next request.
                guard let tokens = try? file.read() else { return AccessTokens([]) }
                last = Reading(identity: identity, tokens: tokens)
            }
            return last.tokens
        }
        return tokens.token(of: secret, on: today())
    }
}
