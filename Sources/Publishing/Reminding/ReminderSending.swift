package import Actions
package import Counting
import Disk
import Dispatch
package import Model
import Sharing
import Synchronization

/// Sends the due reminders of a folder, each once.
package struct ReminderSending: Sendable {
    private let reader: HistoryReader
    private let edition: Edition
    /// Whether texts reveal their subject.
    private let isDetailed: Bool

    package init(_ reader: HistoryReader, _ edition: Edition, isDetailed: Bool) {
        (self.reader, self.edition, self.isDetailed) = (reader, edition, isDetailed)
    }

    /// The number of days after sending in which an answer is accepted: ntfy delivers up to three days late.
    private static let answerDays = 7
    /// The seconds for which a notification on the desktop waits for an answer; the timer doesn't run again meanwhile.
    private static let waiting = 1800

    private var file: TokenFile { TokenFile(of: reader.path) }

    private func due(_ analysis: Analysis) -> [DueReminder] {
        DueReminder.all(in: edition.report(edition.analysis(analysis)), isDetailed: isDetailed)
    }

    /// Sends due reminders to a topic of ntfy and returns their number; those that fail are sent again later.
    ///
    /// `server` is the address at which the phone reaches this program.
    package func send(_ analysis: Analysis, to ntfy: NtfyAddress, server: OutsideAddress) throws(CommandError) -> Int {
        var count = 0
        for reminder in due(analysis) {
            guard let (token, secret) = try claim(reminder, by: "ntfy", analysis.history.profile.dayClock) else {
                continue
            }
            let message = reminder.ntfyMessage(topic: ntfy.topic, server: server.origin, token: secret.text)
            do throws(CommandError) {
                try Curl.post(message, to: ntfy.server, token: Machine.variable("NTFY_TOKEN"))
            } catch {
                _ = try file.revoke(token.name)
                throw error
            }
            count += 1
        }
        return count
    }

    /// Shows due reminders on the desktop, and calls `tell` with the record of each answer.
    ///
    /// Returns when all are answered or too old, and throws the last error; may call `tell` on several threads.
    package func show(
        _ analysis: Analysis, tell: @escaping @Sendable (LogAnswer) -> Void
    ) throws(CommandError) {
        var claimed: [(reminder: DueReminder, token: AccessToken)] = []
        for reminder in due(analysis) {
            if let (token, _) = try claim(reminder, by: "desktop", analysis.history.profile.dayClock) {
                claimed.append((reminder, token))
            }
        }
        // Each waits on its own thread, even if there are more than cores.
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "notifications", attributes: .concurrent)
        let failure = Mutex(CommandError?.none)
        for (reminder, token) in claimed {
            queue.async(group: group) {
                do throws(CommandError) { try ask(reminder, token).map(tell) } catch {
                    failure.withLock { $0 = error }
                }
            }
        }
        group.wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    private func ask(_ reminder: DueReminder, _ token: AccessToken) throws(CommandError) -> LogAnswer? {
        do throws(CommandError) {
            guard let chosen = try reminder.answerOnDesktop(within: ReminderSending.waiting) else { return nil }
            var request = LogRequest(chosen.words)
            request.tracker = chosen.tracker
            return try Recorder(path: reader.path, now: reader.asOf).answer(request, with: token).answered
        } catch {
            // A reminder that couldn't be shown is repeated later.
            if error.kind == .inputOutput { _ = try? file.revoke(token.name) }
            throw error
        }
    }

    /// Records that a reminder is sent, with the token for its answer; nil if it was sent this way before.
    private func claim(
        _ reminder: DueReminder, by way: String, _ clock: DayClock
    ) throws(CommandError) -> (AccessToken, TokenSecret)? {
        let name = "\(reminder.activity.word) \(reminder.day) \(clockText(reminder.second)) \(way)"
        let question = AccessToken.Question(
            reminder.activity, on: reminder.day, second: reminder.second, answers: reminder.answers.map(\.said))
        let secret = TokenSecret()
        let sent = clock.day(of: Machine.now)
        let token = AccessToken(
            name, can: .answer, hash: secret.hash, made: sent, until: sent.advanced(by: ReminderSending.answerDays),
            question: question)
        return try file.change { tokens throws(CommandError) in
            guard tokens[name] == nil else { return nil }
            tokens.add(token)
            return (token, secret)
        }
    }
}

/// A reminder on the desktop, by notify-send of libnotify 0.7.10 and later, with buttons.
extension DueReminder {
    /// Shows it and waits; nil without an answer.
    func answerOnDesktop(within seconds: Int) throws(CommandError) -> ReminderAnswer? {
        let actions = answers.enumerated().map { "--action=\($0.offset)=\($0.element.label)" }
        // Desktops read the body as mark-up.
        let markup = body.escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
        let program = ChildProcess(
            program: "notify-send",
            arguments: ["--app-name=reportgen"] + actions + ["--", title, markup], timeout: seconds)
        do throws(ChildProcess.Failure) {
            let output = String(decoding: try program.output(of: []), as: UTF8.self)
            let chosen = output.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
            return chosen.flatMap { answers.indices.contains($0) ? answers[$0] : nil }
        } catch {
            switch error {
            case .timedOut: return nil
            case .missing:
                throw CommandError(
                    .inputOutput, "notify-send, which shows the reminder, is not installed",
                    hint: "on Debian: apt install libnotify-bin")
            case .failed(let text): throw CommandError(.inputOutput, "the reminder could not be shown: \(text)")
            case .notStarted, .outputTooLarge: throw CommandError(.inputOutput, "the reminder could not be shown")
            }
        }
    }
}

/// Sends with curl, which the system keeps up to date: our own HTTP client with TLS would be larger than this program.
enum Curl {
    private static let timeout = 30

    /// Posts JSON; address and token are passed on standard input, because every user of a machine can see arguments.
    static func post(_ json: [UInt8], to address: String, token: String?) throws(CommandError) {
        var lines = [
            "url = " + quoted(address), #"request = "POST""#, #"header = "Content-Type: application/json""#,
            "data = " + quoted(String(decoding: json, as: UTF8.self)), #"proto = "=http,https""#,
            "max-time = \(timeout - 5)", "fail", "silent", "show-error", #"output = "/dev/null""#,
            #"write-out = "%{http_code}""#,
        ]
        if let token, !token.isEmpty { lines.append("header = " + quoted("Authorization: Bearer " + token)) }
        // The first argument ignores settings of the person, such as one that prints everything.
        let curl = ChildProcess(program: "curl", arguments: ["-q", "--config", "-"], timeout: timeout)
        do throws(ChildProcess.Failure) {
            let code = String(
                decoding: try curl.output(of: Array((lines.joined(separator: "\n") + "\n").utf8)), as: UTF8.self)
            guard code.hasPrefix("2") else {
                throw .failed("the server led elsewhere (\(code)); expected its last address")
            }
        } catch {
            throw CommandError(error)
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.escaping(["\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#, "\r": #"\r"#, "\t": #"\t"#]) + "\""
    }
}

extension CommandError {
    fileprivate init(_ failure: ChildProcess.Failure) {
        switch failure {
        case .missing:
            self.init(
                .inputOutput, "curl, which sends the reminder, is not installed", hint: "on Debian: apt install curl")
        case .failed(let text): self.init(.inputOutput, "the reminder could not be sent: \(text)")
        case .timedOut: self.init(.inputOutput, "the reminder could not be sent: ntfy did not answer in time")
        case .notStarted, .outputTooLarge: self.init(.inputOutput, "the reminder could not be sent: curl did not run")
        }
    }
}

/// A topic on an ntfy server, as its app shows it: `https://ntfy.sh/my-topic`.
package struct NtfyAddress: Sendable, Equatable {
    /// The address for messages, such as `https://ntfy.sh/`.
    package let server: String
    package let topic: String

    /// Nil unless it is http or https, a name and a topic.
    package init?(_ text: String) {
        guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }),
            let slash = text.lastIndex(of: "/"), text.distance(from: text.startIndex, to: slash) > scheme.count,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"\\?#".utf8.contains($0) })
        else { return nil }
        topic = String(text[text.index(after: slash)...])
        server = String(text[...slash])
        guard (1...64).contains(topic.count), topic.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
        else { return nil }
    }
}
