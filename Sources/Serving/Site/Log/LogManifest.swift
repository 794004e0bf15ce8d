import Diary
import Model
import Pages
import Wording

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
