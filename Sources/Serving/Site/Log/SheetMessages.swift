import Diary
import Model
import Pages
import Synchronization
import Wording

/// The messages of what was written or undone, for the page that a browser requests afterwards.
///
/// It is a class because one request fills it and the next one reads it.
final class SheetMessages: Sendable {
    private struct State {
        var last = 0
        var messages: [Int: LogSheet.Message] = [:]
    }

    /// The maximum number of messages, so that a reloaded page still has its own.
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

    /// The message with a number; nil if it is no longer known.
    subscript(number: Int) -> LogSheet.Message? { state.withLock { $0.messages[number] } }
}

/// The changes that marked days in the calendar of the log sheet since the server was started.
///
/// It is a class because one request fills it and the next one reads it.
final class DayMarks: Sendable {
    private let changes = Mutex<[Day: String]>([:])

    var days: Set<Day> { changes.withLock { Set($0.keys) } }

    /// The id of the change that marked a day; nil if there isn't one.
    subscript(day: Day) -> String? { changes.withLock { $0[day] } }

    func remember(_ change: String?, for day: Day) { changes.withLock { $0[day] = change } }
    func forget(_ day: Day) { remember(nil, for: day) }
}

/// The manifest with which browsers add the log sheet to a home screen or to the programs
/// (https://www.w3.org/TR/appmanifest/).
package struct LogManifest {
    /// Its path on a server.
    package static let path = "log.webmanifest"

    let language: Language
    /// The person's name; nil if it isn't set.
    let name: String?

    var file: ServedFile { ServedFile(path: LogManifest.path, bytes: Array((text + "\n").utf8)) }

    private var text: String {
        let phrases = language.phrases
        let title = phrases.logSheet + " · " + (name ?? phrases.siteName)
        let texts = [
            ("name", title), ("short_name", phrases.logSheet), ("description", phrases.logSheetDescription),
            ("lang", language.rawValue), ("id", sheet), ("start_url", sheet), ("scope", "/"),
            ("display", "standalone"),
            // The colour behind the light pages, as in `head.mustache`.
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
