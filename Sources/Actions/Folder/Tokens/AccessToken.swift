package import Model
import Wording

/// What a secret opens, as it is kept: never the secret itself.
package struct AccessToken: Sendable, Equatable {
    /// What a program or a device may do with it.
    package enum Right: String, Sendable, CaseIterable {
        /// Write records down.
        case write
        /// Ask for what `/api/today` says.
        case read
        /// Answer one question of one day.
        case answer
        /// See every page and use every form, as a paired browser.
        case pages
        /// Pair one browser, once.
        case pair
        /// Read the calendar of reminders.
        case calendar
    }

    /// What an answer is to.
    package struct Question: Sendable, Hashable {
        package let activity: Reminder.Activity
        package let day: Day
        /// When the reminder comes, in seconds after midnight; nil if no reminder asks.
        package let second: Int?
        /// What its buttons say, as `LogRequest.wordsOfAnswer`; nil if it was asked without buttons.
        package let answers: [String]?

        package init(_ activity: Reminder.Activity, on day: Day, second: Int? = nil, answers: [String]? = nil) {
            (self.activity, self.day, self.second, self.answers) = (activity, day, second, answers)
        }
    }

    /// What a person calls it; no two are called alike.
    package let name: String
    package let can: Right
    /// Of the secret, as `TokenSecret` gives it.
    package let hash: String
    package let made: Day
    /// The last day on which it opens something; nil for no end.
    package let until: Day?
    /// Of an answer; nil for anything else.
    package let question: Question?
    /// Whether a device was paired at 127.0.0.1, whose cookies every program on this machine gets that serves there: it is let in
    /// there alone, and others elsewhere alone.
    package let isHere: Bool

    /// Makes what is kept of a secret.
    package init(
        _ name: String, can: Right, hash: String, made: Day, until: Day? = nil, question: Question? = nil,
        isHere: Bool = false
    ) {
        (self.name, self.can, self.hash, self.made) = (name, can, hash, made)
        (self.until, self.question, self.isHere) = (until, question, isHere)
    }

    package func isOver(on day: Day) -> Bool { until.map { $0 < day } ?? false }

    /// In letters.
    package static let longestName = 60

    /// A name without control characters, invisible ones and spaces around it; nil if nothing is left, or too much.
    package static func name(_ text: String) -> String? {
        let visible = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
        let name = singleLine(visible)
        return name.isEmpty || name.count > longestName || name.utf8.count > 4 * longestName ? nil : name
    }
}

/// What secrets open a folder, in the order in which they were made: JSON lines.
package struct AccessTokens: Sendable {
    package private(set) var tokens: [AccessToken]
    /// Lines that are not understood, which stay as they are.
    private let others: [[UInt8]]

    /// Answers that are kept after their end.
    ///
    /// They are forgotten by their number: a clock that is wrong for a while would forget those that are still needed.
    private static let keptAnswers = 300

    /// What only this machine knows, so that a folder from elsewhere cannot bring devices and tokens with it.
    private let machine: String

    /// Reads a file; `machine` is what only this machine knows.
    package init(_ bytes: [UInt8], machine: String = "") {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { (Array($0), AccessToken(line: $0, machine)) }
        tokens = lines.compactMap(\.1)
        others = lines.filter { $0.1 == nil }.map(\.0)
        self.machine = machine
    }

    /// The bytes of the file.
    package var bytes: [UInt8] {
        (others + tokens.map { Array($0.line(machine).utf8) }).flatMap { $0 + [UInt8(ascii: "\n")] }
    }

    /// What a secret opens on a day; nil for none, and for one that is over.
    package func token(of secret: TokenSecret, on day: Day) -> AccessToken? {
        let hash = secret.hash
        return tokens.first { $0.hash == hash && !$0.isOver(on: day) }
    }

    package subscript(name: String) -> AccessToken? { tokens.first { $0.name == name } }

    /// Adds a token and forgets the oldest answers that are over; other tokens stay until they are revoked.
    package mutating func add(_ token: AccessToken) {
        let over = tokens.indices.filter { tokens[$0].can == .answer && tokens[$0].isOver(on: token.made) }
        for index in over.dropLast(AccessTokens.keptAnswers).reversed() { tokens.remove(at: index) }
        tokens.append(token)
    }

    /// Takes a token away; false if none has the name.
    package mutating func remove(_ name: String) -> Bool {
        let count = tokens.count
        tokens.removeAll { $0.name == name }
        return tokens.count < count
    }

    /// A name like this that no token has: with a number after it, if it is taken.
    package func freeName(_ name: String) -> String {
        guard self[name] != nil else { return name }
        let name = String(name.prefix(AccessToken.longestName - 5))
        return (2...).lazy.map { "\(name) \($0)" }.first { self[$0] == nil } ?? name
    }
}

/// A secret that opens something: 256 random bits, as 43 characters of `[A-Za-z0-9_-]`.
package struct TokenSecret: Sendable, Equatable {
    package let text: String

    /// Makes one from the system's generator.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<4).flatMap { _ in withUnsafeBytes(of: generator.next() as UInt64) { Array($0) } }
        text = TokenSecret.base64(bytes)
    }

    /// Takes one that somebody shows, which may be wrong.
    package init(_ text: some StringProtocol) {
        self.text = String(text)
    }

    /// What is kept of it; no secret can be made from that.
    package var hash: String { SHA256.text(of: Array(text.utf8)) }

    /// Base 64 for addresses, without padding (RFC 4648, section 5).
    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for place in 0...group.count { text.append(digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)]) }
        }
        return text
    }
}
