import Actions
import Disk
import Model
import Synchronization

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
