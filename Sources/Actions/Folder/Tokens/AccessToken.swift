package import Model
import Wording

/// What a secret gives access to, without the secret itself.
package struct AccessToken: Sendable, Equatable {
    /// The permissions of a program or a device.
    package enum Right: String, Sendable, CaseIterable {
        /// Write records.
        case write
        /// Read `/api/today`.
        case read
        /// Answer one question about one day.
        case answer
        /// See every page and use every form, as a paired browser.
        case pages
        case pair
        case calendar
    }

    /// The question that an answer replies to.
    package struct Question: Sendable, Hashable {
        package let activity: Reminder.Activity
        package let day: Day
        /// When the reminder comes, in seconds after midnight; nil without a reminder.
        package let second: Int?
        /// The words of its buttons, as in `LogRequest.wordsOfAnswer`; nil without buttons.
        package let answers: [String]?

        package init(_ activity: Reminder.Activity, on day: Day, second: Int? = nil, answers: [String]? = nil) {
            (self.activity, self.day, self.second, self.answers) = (activity, day, second, answers)
        }
    }

    /// The unique name given by the person.
    package let name: String
    package let can: Right
    /// The hash from `TokenSecret`.
    package let hash: String
    package let made: Day
    /// The last valid day; nil for no end.
    package let until: Day?
    /// For an answer; else nil.
    package let question: Question?
    /// Whether it was paired at 127.0.0.1, whose cookies all local servers get: it is only admitted there, others
    /// never.
    package let isHere: Bool

    package init(
        _ name: String, can: Right, hash: String, made: Day, until: Day? = nil, question: Question? = nil,
        isHere: Bool = false
    ) {
        (self.name, self.can, self.hash, self.made) = (name, can, hash, made)
        (self.until, self.question, self.isHere) = (until, question, isHere)
    }

    package func isOver(on day: Day) -> Bool { until.map { $0 < day } ?? false }

    /// In characters.
    package static let longestName = 60

    /// Without control characters, invisible ones and surrounding spaces; nil if it is then empty, or too long.
    package static func name(_ text: String) -> String? {
        let visible = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
        let name = singleLine(visible)
        return name.isEmpty || name.count > longestName || name.utf8.count > 4 * longestName ? nil : name
    }
}

/// The tokens of a folder, oldest first: JSON lines.
package struct AccessTokens: Sendable {
    package private(set) var tokens: [AccessToken]
    /// Lines that aren't understood, which are kept.
    private let others: [[UInt8]]

    /// The number of expired answers that are kept.
    ///
    /// Limited by number, not time: a wrong clock would remove those that are still needed.
    private static let keptAnswers = 300

    /// A secret of this machine, so that a folder from elsewhere can't bring devices and tokens with it.
    private let machine: String

    /// Reads a file; `machine` is a secret of this machine.
    package init(_ bytes: [UInt8], machine: String = "") {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { (Array($0), AccessToken(line: $0, machine)) }
        tokens = lines.compactMap(\.1)
        others = lines.filter { $0.1 == nil }.map(\.0)
        self.machine = machine
    }

    package var bytes: [UInt8] {
        (others + tokens.map { Array($0.line(machine).utf8) }).flatMap { $0 + [UInt8(ascii: "\n")] }
    }

    /// The token of a secret on a day; nil if there isn't one, or it has expired.
    package func token(of secret: TokenSecret, on day: Day) -> AccessToken? {
        let hash = secret.hash
        return tokens.first { $0.hash == hash && !$0.isOver(on: day) }
    }

    package subscript(name: String) -> AccessToken? { tokens.first { $0.name == name } }

    /// Adds a token and removes the oldest expired answers; other tokens are kept until they are revoked.
    package mutating func add(_ token: AccessToken) {
        let over = tokens.indices.filter { tokens[$0].can == .answer && tokens[$0].isOver(on: token.made) }
        for index in over.dropLast(AccessTokens.keptAnswers).reversed() { tokens.remove(at: index) }
        tokens.append(token)
    }

    /// Removes a token; false if there isn't one with this name.
    package mutating func remove(_ name: String) -> Bool {
        let count = tokens.count
        tokens.removeAll { $0.name == name }
        return tokens.count < count
    }

    /// An unused name like this one: with a number after it if needed.
    package func freeName(_ name: String) -> String {
        guard self[name] != nil else { return name }
        let name = String(name.prefix(AccessToken.longestName - 5))
        return (2...).lazy.map { "\(name) \($0)" }.first { self[$0] == nil } ?? name
    }
}

/// A secret for a token: 256 random bits, as 43 characters of `[A-Za-z0-9_-]`.
package struct TokenSecret: Sendable, Equatable {
    package let text: String

    /// Generates a secret with the system's generator.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<4).flatMap { _ in withUnsafeBytes(of: generator.next() as UInt64) { Array($0) } }
        text = TokenSecret.base64(bytes)
    }

    /// A secret that somebody presents, which may be wrong.
    package init(_ text: some StringProtocol) {
        self.text = String(text)
    }

    /// The hash that is stored, from which the secret can't be derived.
    package var hash: String { SHA256.text(of: Array(text.utf8)) }

    /// Base 64 for URLs, without padding (RFC 4648, section 5).
    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits: UInt32 = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0...group.count { text.append(digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)]) }
        }
        return text
    }
}
