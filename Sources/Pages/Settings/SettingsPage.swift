package import Markup
import Wording

/// A page with settings that can be changed.
///
/// Only a server shows it, and renders it for each request; a site of files has no such page.
package struct SettingsPage: SitePage {
    package let frame: Frame
    private let sheet: SettingsSheet
    private let content: any SettingsContent

    package static let template = PageTemplate<SettingsPage>(
        "settings",
        [
            .text("name", "the page's name") { $0.content.title },
            .text("lede", "what the page is for, in a sentence") { $0.content.lede },
            .html("others", "the way to the other settings") { $1 += $0.others },
            .html("message", "what was written, with the way to undo it", \.sheet.message) {
                $2 += $1.writer.message($0, $1.content.part, $1.content.tracker)
            },
            .html("content", "the forms") { $1 += $0.content.html($0.writer, on: $0.frame.address) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [] }

    package init?(at address: PageAddress, in report: Report) { nil }

    private var writer: FormWriter { FormWriter(sheet, frame.language.phrases) }

    private var others: HTML {
        let phrases = frame.language.phrases
        let shown = content.part == .tracker ? .trackers : content.part
        let parts = [
            (SettingsPart.general, phrases.generalSettings), (.savings, phrases.savings),
            (.trackers, phrases.trackers), (.devices, phrases.devices), (.importing, phrases.importShort),
            (.handingOver, phrases.handOver),
        ]
        return """
            <nav class="pager" aria-label="\(phrases.settings)">\
            \(each: parts, { part, name in
                """
                <a\(href: Link(.settings(part)), on: frame.address)\(if: part == shown, #" aria-current="page""#)>\
                \(name)</a>
                """
            })</nav>
            """
    }

    /// A page with the messages of the server.
    package init(_ content: any SettingsContent, _ sheet: SettingsSheet, in report: Report) {
        (self.sheet, self.content) = (sheet, content)
        frame = report.frame(
            .settings(content.part), title: report.title(content.title),
            description: report.phrases.settingsDescription)
    }
}

/// The content of a settings page: `SavingsSettings`, `TrackerSettings`, `DeviceSettings`, a list of settings, or the
/// effects of a change.
package protocol SettingsContent: Sendable {
    /// The page that contains it.
    var part: SettingsPart { get }
    var title: String { get }
    var lede: String { get }
    /// The id of the tracker that the page is about; nil for any other page.
    var tracker: String? { get }
    func html(_ writer: FormWriter, on page: PageAddress) -> HTML
}

extension SettingsContent {
    package var tracker: String? { nil }
}

/// What a settings page shows besides the settings: a message, entered values, problems.
package struct SettingsSheet: Sendable {
    /// The secret that every form contains.
    package let token: String
    /// What was written or undone; nil if nothing was.
    package var message: LogSheet.Message?
    /// The entered values, shown instead of those in the files; empty if there aren't any.
    package var entered: [LogSheet.Field] = []
    /// The problems by the names of their fields; the one of the form as a whole has an empty name.
    package var problems: [String: FormProblem] = [:]

    /// Makes a sheet with the values of the files.
    package init(token: String) {
        self.token = token
    }
}

extension FormWriter {
    /// Makes the writer for the forms of a settings page.
    init(_ sheet: SettingsSheet, _ phrases: Phrases) {
        self.init(
            token: sheet.token, prefix: "s-", phrases: phrases,
            entered: { name in sheet.entered.filter { $0.name == name }.map(\.value) },
            problem: { sheet.problems[$0] })
    }

    /// The writer for one of several forms whose fields have the same names.
    func only(_ key: String, if isMeant: Bool) -> FormWriter {
        FormWriter(
            token: token, prefix: prefix + key + "-", phrases: phrases,
            entered: { [entered] name in isMeant ? entered(name) : [] },
            problem: { [problem] name in isMeant ? problem(name) : nil }, group: key + "-")
    }

    /// A form that writes, with the secret that it needs.
    func form(_ address: String, _ content: HTML) -> HTML {
        """
        <form class="settings-form" method="post" autocomplete="off" action="\(address)">\(hidden("token", token))\
        \(content)</form>
        """
    }

    /// What was written or undone, with a button that undoes it.
    ///
    /// `part` and the id of a tracker are the page that is shown afterwards.
    func message(_ message: LogSheet.Message, _ part: SettingsPart, _ tracker: String?) -> HTML {
        """
        <div class="card said" role="status"><p>\(message.text)</p>\
        \(message.change, { change in
            form(
                "/settings/undo",
                """
                \(hidden("part", part.rawValue))\(tracker, { hidden(SettingList.FieldName.tracker, $0) })\
                \(hidden("change", change))\(button(phrases.undoThis, "act quiet-act"))
                """)
        })</div>
        """
    }
}
