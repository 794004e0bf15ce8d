import Diary
import Model
import Pages
import Synchronization
import Wording

/// What was written or undone, for the page that a browser asks for afterwards.
///
/// A class, because it is filled by one request and read by the next.
final class SheetMessages: Sendable {
    private struct State {
        var last = 0
        var messages: [Int: LogSheet.Message] = [:]
    }

    /// A page that is loaded again still has its message; nobody loads older ones.
    private static let most = 32

    private let state = Mutex(State())

    /// Keeps a message and returns its number.
    func add(_ message: LogSheet.Message) -> Int {
        state.withLock { state in
            state.last += 1
            state.messages[state.last] = message
            state.messages[state.last - SheetMessages.most] = nil
            return state.last
        }
    }

    /// The message of a number; nil if it is not known any more.
    subscript(number: Int) -> LogSheet.Message? { state.withLock { $0.messages[number] } }
}

/// The changes by which days were marked in the calendar of the log sheet since the server was started.
///
/// A class, because it is filled by one request and read by the next.
final class DayMarks: Sendable {
    private let changes = Mutex<[Day: String]>([:])

    var days: Set<Day> { changes.withLock { Set($0.keys) } }

    /// The id of the change that marked a day; nil if none did.
    subscript(day: Day) -> String? { changes.withLock { $0[day] } }

    func remember(_ change: String?, for day: Day) { changes.withLock { $0[day] = change } }
    func forget(_ day: Day) { remember(nil, for: day) }
}

/// What a browser has to know to put the log sheet on a home screen or among the programs
/// (https://www.w3.org/TR/appmanifest/).
package struct LogManifest {
    /// Its path on a server.
    package static let path = "log.webmanifest"

    let language: Language
    /// The person's name; nil if none is given.
    let name: String?

    var file: ServedFile { ServedFile(path: LogManifest.path, bytes: Array((text + "\n").utf8)) }

    private var text: String {
        let phrases = language.phrases
        let title = phrases.logSheet + " · " + (name ?? phrases.siteName)
        let texts = [
            ("name", title), ("short_name", phrases.logSheet), ("description", phrases.logSheetDescription),
            ("lang", language.rawValue), ("id", sheet), ("start_url", sheet), ("scope", "/"),
            ("display", "standalone"),
            // The ground of the light pages, as in `head.mustache`.
            ("theme_color", "#eef3ef"), ("background_color", "#eef3ef"),
        ]
        let members = texts.map { "\(JSONText.quoted($0)): \(JSONText.quoted($1))" }
        return "{" + (members + ["\"icons\": [\(icons.joined(separator: ", "))]"]).joined(separator: ", ") + "}"
    }

    private var sheet: String { LogSheet.address(nil, day: nil) }

    private var icons: [String] {
        [192, 512].map { size in
            #"{"src": "/log-\#(size).png", "sizes": "\#(size)x\#(size)", "type": "image/png", "purpose": "any maskable"}"#
        }
    }
}
