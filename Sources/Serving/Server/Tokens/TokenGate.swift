import Actions
import Disk
import HTTPTypes
import Hummingbird
import Model
import Synchronization

/// What every request of a program has to pass: a token of the folder, as it is on the disk now.
struct TokenGate: Sendable {
    let tokens: KnownTokens
    private let slowDown = SlowedSecrets()

    init(tokens: KnownTokens) { self.tokens = tokens }

    /// The token that a request shows in `Authorization`, where it may do one of some things; throws a refusal, which for a
    /// wrong one comes late.
    func token(of request: HTTPRequest, can rights: Set<AccessToken.Right>) async throws -> AccessToken {
        guard let header = request.headerFields[.authorization] else { throw Refusal.noToken }
        let words = header.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw Refusal.noToken }
        return try await token(of: TokenSecret(words[1]), can: rights)
    }

    /// What a secret opens, if that is one of some things.
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

/// The tokens of the folder as they are on the disk now, which are read when their file is another one.
///
/// A class, because the gates of programs and of devices share what was read.
final class KnownTokens: Sendable {
    private struct Reading {
        var identity: FileIdentity?
        var tokens = AccessTokens([])
    }

    private let file: TokenFile
    /// The day of the person by the real clock, by which tokens are over.
    private let today: @Sendable () -> Day
    private let last = Mutex(Reading())

    init(_ file: TokenFile, today: @escaping @Sendable () -> Day) {
        (self.file, self.today) = (file, today)
    }

    /// What a secret opens today; nil for nothing.
    func token(of secret: TokenSecret) -> AccessToken? {
        let tokens = last.withLock { last in
            let identity = file.identity
            if identity != last.identity || identity == nil {
                // What cannot be read now is read again with the next request.
                guard let tokens = try? file.read() else { return AccessTokens([]) }
                last = Reading(identity: identity, tokens: tokens)
            }
            return last.tokens
        }
        return tokens.token(of: secret, on: today())
    }
}
