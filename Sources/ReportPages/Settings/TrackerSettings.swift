import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The trackers with what can be changed of them, and the way to another one.
struct TrackerSettings: SettingsContent {
    /// A tracker as a line of the list.
    private struct Row {
        let id: String
        let icon: String
        let name: String
        /// Its mode, its streak, and what else there is to say.
        let facts: [String]
        let isActive: Bool
        /// Nil where it is marked as private, which nothing here changes.
        let isPublic: Bool?
        /// The modes that it can be given.
        let modes: [Tracker.Mode]
        /// Whether a new mode has a first day.
        let isDated: Bool
    }

    let title: String
    let lede: String
    private let rows: [Row]
    private let presets: [FormWriter.Option]
    private let today: Day

    init(in report: Report) {
        let phrases = report.phrases
        (title, lede, today) = (phrases.trackerSettings, phrases.trackerSettingsLede, report.today)
        rows = report.analysis.trackers.map { TrackerSettings.row($0, in: report) }
        let taken = Set(report.analysis.trackers.map(\.tracker.id))
        presets = TrackerPreset.allCases.filter { !taken.contains($0.rawValue) }.map { preset in
            .init(value: preset.rawValue, text: "\(preset.icon) \(phrases.name(of: preset))")
        }
    }

    private static func row(_ analysis: TrackerAnalysis, in report: Report) -> Row {
        let (tracker, phrases) = (analysis.tracker, report.phrases)
        let words = report.words.trackers[analysis.index]
        let streak = analysis.streak.flatMap { streak in
            tracker.isActive
                ? phrases.streakFigureBelowName(analysis.mode, streak.current, streak.unit).text : nil
        }
        let facts = [
            phrases.words(for: analysis.mode).first.map(capitalized), tracker.isActive ? nil : phrases.restsNow,
            tracker.visibility == .shared ? phrases.isPublic : nil,
            tracker.visibility == .sharedDays ? phrases.daysArePublic : nil,
            tracker.visibility == .hidden ? phrases.staysPrivate : nil, streak,
        ]
        // A selection needs options, which only the file can give it.
        let modes = Tracker.Mode.allCases.filter { mode in
            mode.kind == tracker.kind && mode != analysis.mode && (mode != .selection || !tracker.options.isEmpty)
        }
        return Row(
            id: tracker.id, icon: words.icon, name: words.name, facts: facts.compactMap(\.self),
            isActive: tracker.isActive, isPublic: tracker.visibility == .hidden ? nil : tracker.visibility != .unmarked,
            modes: modes, isDated: tracker.kind == .saboteur)
    }

    func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let phrases = writer.phrases
        return """
            <section class="card">\(if: !rows.contains { writer.isMeant($0.id) }, writer.problemHTML())\
            \(if: rows.isEmpty, #"<p class="quiet">\#(phrases.noTrackersYet)</p>"#)\
            <ul class="tracker-list">\(each: rows, { "<li>\(row($0, writer))</li>" })</ul></section>\
            \(.card("tracker-add", id: "h-add", title: phrases.addTracker, adding(writer)))
            """
    }

    private func row(_ row: Row, _ writer: FormWriter) -> HTML {
        let (phrases, isMeant) = (writer.phrases, writer.isMeant(row.id))
        return """
            <div id="t-\(row.id)"><p class="tracker-name">\(emoji: row.icon) <b dir="auto">\(row.name)</b> \
            <span class="quiet">\(row.facts.joined(separator: " · "))</span></p></div>\
            <details\(if: isMeant, " open")><summary>\(phrases.change)<span class="vh">: \(row.name)</span></summary>\
            <div class="tracker-changes">\(if: isMeant, writer.problemHTML())\
            \(if: !row.modes.isEmpty, modes(of: row, writer))\
            <div class="fields">\
            \(button(row.isActive ? phrases.letRest : phrases.goOn, row.isActive ? .rest : .goOn, row, writer))\
            <a class="act quiet-act" href="/\(PageAddress.settings(.tracker).path)?tracker=\(row.id)">\
            \(phrases.allOfIt)<span class="vh">: \(row.name)</span></a>\
            \(row.isPublic, { isPublic in
                button(isPublic ? phrases.endPublic : phrases.makePublic, isPublic ? .unshare : .share, row, writer)
            })</div></div></details>
            """
    }

    private func modes(of row: Row, _ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let fields = writer.only(row.id, if: writer.isMeant(row.id))
        return """
            <form class="settings-form" method="get" action="/settings/trackers/change" autocomplete="off">\
            \(writer.hidden("tracker", row.id))\(writer.hidden("change", TrackerSettingsChange.mode.rawValue))\
            <div class="fields">\(fields.select("mode", phrases.modeField, row.modes.map { .init($0, phrases) }))\
            \(if: row.isDated, fields.field("since", phrases.sinceField, "\(today)", #"type="date""#))\
            \(writer.button(phrases.seeWhatChanges, "act quiet-act"))</div></form>
            """
    }

    /// A button that makes a change, which is named to screen readers with its tracker.
    private func button(_ text: String, _ change: TrackerSettingsChange, _ row: Row, _ writer: FormWriter) -> HTML {
        writer.form(
            "/settings/trackers/change",
            """
            \(writer.hidden("tracker", row.id))\(writer.hidden("change", change.rawValue))\
            \(writer.button(text, "act quiet-act", of: row.name))
            """)
    }

    private func adding(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let preset: HTML = """
            <div class="fields">\(writer.select("preset", phrases.presetField, presets))\
            \(writer.button(phrases.add))</div>
            """
        return """
            <h3>\(phrases.fromPreset)</h3>\(writer.form("/settings/trackers", preset))\
            <h3>\(phrases.ownTracker)</h3>\(writer.form("/settings/trackers", own(writer)))
            """
    }

    /// The fields of a tracker that no preset describes.
    private func own(_ page: FormWriter) -> HTML {
        let phrases = page.phrases
        var writer = page
        writer.group = "own-"
        let purposes = TrackerPurpose.allCases.map { purpose in
            FormWriter.Option(value: purpose.rawValue, text: capitalized(phrases.words(for: purpose)[0]))
        }
        let first = TrackerPurpose.activity.rawValue
        let answers: [FormWriter.Option] = [
            .init(value: "yes", text: phrases.yes), .init(value: "no", text: phrases.no),
        ]
        return """
            \(writer.radios("purpose", phrases.question(.purpose), first, purposes))\
            <div class="fields">\
            \(writer.field(
                "name", phrases.trackerNameField, "", #"type="text" size="16" maxlength="64" dir="auto""#))\
            \(writer.field("icon", phrases.iconField, "", #"type="text" size="4" maxlength="16""#))\
            \(each: TrackerPurpose.allCases, {
                writer.select($0.modeField, phrases.modeField, $0.modes.map { .init($0, phrases) })
            })\
            \(if: writer.problem("health") != nil, writer.select("health", "Apple Health", answers))\
            \(writer.button(phrases.add))</div>
            """
    }
}

extension FormWriter {
    /// Whether a change of a tracker was sent, and comes back.
    fileprivate func isMeant(_ tracker: String) -> Bool { entered("tracker").first == tracker }
}

extension FormWriter.Option {
    fileprivate init(_ mode: Tracker.Mode, _ phrases: Phrases) {
        self.init(value: mode.rawValue, text: phrases.explanation(of: mode))
    }
}
