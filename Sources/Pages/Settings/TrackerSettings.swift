import Counting
package import Markup
import Model
import Wording

/// The trackers with the settings that can be changed, and a form for a new one.
package struct TrackerSettings: SettingsContent {
    private let report: Report
    package var part: SettingsPart { .trackers }
    package var title: String { report.phrases.trackerSettings }
    package var lede: String { report.phrases.trackerSettingsLede }
    private var trackers: [TrackerAnalysis] { report.analysis.trackers }

    /// The trackers of a report.
    package init(in report: Report) { self.report = report }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let phrases = writer.phrases
        return """
            <section class="card">\(if: !trackers.contains { writer.isMeant($0.id) }, writer.problemHTML())\
            \(if: trackers.isEmpty, #"<p class="quiet">\#(phrases.noTrackersYet)</p>"#)\
            <ul class="tracker-list">\(each: trackers, { "<li>\(row($0, writer))</li>" })</ul></section>\
            \(.card("tracker-add", id: "h-add", title: phrases.addTracker, adding(writer)))
            """
    }

    /// A tracker with its mode, its streak, and other facts.
    private func row(_ analysis: TrackerAnalysis, _ writer: FormWriter) -> HTML {
        let (tracker, phrases, isMeant) = (analysis.tracker, writer.phrases, writer.isMeant(analysis.id))
        let words = report.words.trackers[analysis.index]
        let streak = analysis.streak.flatMap { streak in
            tracker.isActive
                ? phrases.streakFigureBelowName(analysis.mode, streak.current, streak.unit).text : nil
        }
        let visibility: String? =
            switch tracker.visibility {
            case .shared: phrases.isPublic
            case .sharedDays: phrases.daysArePublic
            case .hidden: phrases.staysPrivate
            case .unmarked: nil
            }
        let facts = [
            phrases.words(for: analysis.mode).first.map(capitalized), tracker.isActive ? nil : phrases.restsNow,
            visibility, streak,
        ]
        let isPublic = tracker.visibility != .unmarked
        return """
            <div id="t-\(tracker.id)"><p class="tracker-name">\(emoji: words.icon) <b dir="auto">\(words.name)</b> \
            <span class="quiet">\(facts.compactMap(\.self).joined(separator: " · "))</span></p></div>\
            <details\(if: isMeant, " open")><summary>\(phrases.change)<span class="vh">: \(words.name)</span></summary>\
            <div class="tracker-changes">\(if: isMeant, writer.problemHTML())\(modes(of: analysis, writer))\
            <div class="fields">\
            \(button(
                tracker.isActive ? phrases.letRest : phrases.goOn, tracker.isActive ? .rest : .goOn, analysis, writer))\
            <a class="act quiet-act" href="/\(PageAddress.settings(.tracker).path)?tracker=\(tracker.id)">\
            \(phrases.allOfIt)<span class="vh">: \(words.name)</span></a>\
            \(if: tracker.visibility != .hidden, button(
                isPublic ? phrases.endPublic : phrases.makePublic, isPublic ? .unshare : .share, analysis, writer))\
            </div></div></details>
            """
    }

    /// The form for another mode; empty if there isn't one that it can have.
    private func modes(of analysis: TrackerAnalysis, _ writer: FormWriter) -> HTML {
        let (tracker, phrases) = (analysis.tracker, writer.phrases)
        // A selection needs options, which can only be set in the file.
        let modes = Tracker.Mode.allCases.filter { mode in
            mode.kind == tracker.kind && mode != analysis.mode && (mode != .selection || !tracker.options.isEmpty)
        }
        guard !modes.isEmpty else { return "" }
        let fields = writer.only(tracker.id, if: writer.isMeant(tracker.id))
        // A new mode of a saboteur has a first day.
        let isDated = tracker.kind == .saboteur
        return """
            <form class="settings-form" method="get" action="/settings/trackers/change" autocomplete="off">\
            \(writer.hidden("tracker", tracker.id))\(writer.hidden("change", TrackerSettingsChange.mode.rawValue))\
            <div class="fields">\(fields.select("mode", phrases.modeField, modes.map { ($0.rawValue, phrases.explanation(of: $0)) }))\
            \(if: isDated, fields.field("since", phrases.sinceField, "\(report.today)", #"type="date""#))\
            \(writer.button(phrases.seeWhatChanges, "act quiet-act"))</div></form>
            """
    }

    /// A button that makes a change, with the name of its tracker for screen readers.
    private func button(
        _ text: String, _ change: TrackerSettingsChange, _ analysis: TrackerAnalysis, _ writer: FormWriter
    ) -> HTML {
        writer.form(
            "/settings/trackers/change",
            """
            \(writer.hidden("tracker", analysis.id))\(writer.hidden("change", change.rawValue))\
            \(writer.button(text, "act quiet-act", of: report.words.trackers[analysis.index].name))
            """)
    }

    private func adding(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let taken = Set(trackers.map(\.id))
        let presets: [FormWriter.Option] = TrackerPreset.allCases.filter { !taken.contains($0.rawValue) }.map {
            preset in
            (preset.rawValue, "\(preset.icon) \(phrases.name(of: preset))")
        }
        let preset: HTML = """
            <div class="fields">\(writer.select("preset", phrases.presetField, presets))\
            \(writer.button(phrases.add))</div>
            """
        return """
            <h3>\(phrases.fromPreset)</h3>\(writer.form("/settings/trackers", preset))\
            <h3>\(phrases.ownTracker)</h3>\(writer.form("/settings/trackers", own(writer)))
            """
    }

    /// The fields of a tracker without a preset.
    private func own(_ page: FormWriter) -> HTML {
        let phrases = page.phrases
        var writer = page
        writer.group = "own-"
        let purposes: [FormWriter.Option] = TrackerPurpose.allCases.map { purpose in
            (purpose.rawValue, capitalized(phrases.words(for: purpose)[0]))
        }
        let first = TrackerPurpose.activity.rawValue
        let answers: [FormWriter.Option] = [
            ("yes", phrases.yes), ("no", phrases.no),
        ]
        return """
            \(writer.radios("purpose", phrases.question(.purpose), first, purposes))\
            <div class="fields">\
            \(writer.field(
                "name", phrases.trackerNameField, "", #"type="text" size="16" maxlength="64" dir="auto""#))\
            \(writer.field("icon", phrases.iconField, "", #"type="text" size="4" maxlength="16""#))\
            \(each: TrackerPurpose.allCases, {
                writer.select($0.modeField, phrases.modeField, $0.modes.map { ($0.rawValue, phrases.explanation(of: $0)) })
            })\
            \(if: writer.problem("health") != nil, writer.select("health", "Apple Health", answers))\
            \(writer.button(phrases.add))</div>
            """
    }
}

extension FormWriter {
    /// Whether a change of a tracker was sent and is shown again.
    fileprivate func isMeant(_ tracker: String) -> Bool { entered("tracker").first == tracker }
}
