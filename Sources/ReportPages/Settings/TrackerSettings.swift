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

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let phrases = writer.phrases
        html.element("section", #"class="card""#) { html in
            if !rows.contains(where: { writer.isMeant($0.id) }) { writer.writeProblem("", to: &html) }
            if rows.isEmpty { html.element("p", #"class="quiet""#, text: phrases.noTrackersYet) }
            html.element("ul", #"class="tracker-list""#) { html in
                for row in rows { html.element("li") { write(row, writer, to: &$0) } }
            }
        }
        html.card("tracker-add", id: "h-add", title: phrases.addTracker) { html in
            writeAdding(writer, to: &html)
        }
    }

    private func write(_ row: Row, _ writer: FormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        html.element("div", { $0.attribute("id", "t-" + row.id) }) { html in
            html.element("p", #"class="tracker-name""#) { html in
                html.emoji(row.icon)
                html.markup(" ")
                html.element("b", #"dir="auto""#, text: row.name)
                html.markup(" ")
                html.element("span", #"class="quiet""#, text: row.facts.joined(separator: " · "))
            }
        }
        html.open("details") { if writer.isMeant(row.id) { $0.attributes("open") } }
        html.element("summary") { html in
            html.text(phrases.change)
            html.element("span", #"class="vh""#, text: ": " + row.name)
        }
        html.element("div", #"class="tracker-changes""#) { html in
            if writer.isMeant(row.id) { writer.writeProblem("", to: &html) }
            if !row.modes.isEmpty { writeModes(of: row, writer, to: &html) }
            html.element("div", #"class="fields""#) { html in
                button(
                    row.isActive ? phrases.letRest : phrases.goOn, row.isActive ? .rest : .goOn, row, writer,
                    to: &html)
                html.element(
                    "a",
                    { html in
                        html.attributes(#"class="act quiet-act""#)
                        html.attribute("href", "/\(PageAddress.settings(.tracker).path)?tracker=\(row.id)")
                    }
                ) { html in
                    html.text(phrases.allOfIt)
                    html.element("span", #"class="vh""#, text: ": " + row.name)
                }
                if let isPublic = row.isPublic {
                    button(
                        isPublic ? phrases.endPublic : phrases.makePublic, isPublic ? .unshare : .share, row, writer,
                        to: &html)
                }
            }
        }
        html.close("details")
    }

    private func writeModes(of row: Row, _ writer: FormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        html.open("form") { html in
            html.attributes(
                #"class="settings-form" method="get" action="/settings/trackers/change" autocomplete="off""#)
        }
        writer.hidden("tracker", row.id, to: &html)
        writer.hidden("change", TrackerSettingsChange.mode.rawValue, to: &html)
        html.element("div", #"class="fields""#) { html in
            let fields = writer.only(row.id, if: writer.isMeant(row.id))
            fields.select("mode", phrases.modeField, row.modes.map { .init($0, phrases) }, to: &html)
            if row.isDated { fields.field("since", phrases.sinceField, "\(today)", #"type="date""#, to: &html) }
            writer.button(phrases.seeWhatChanges, "act quiet-act", to: &html)
        }
        html.close("form")
    }

    /// Writes a button that makes a change, which is named to screen readers with its tracker.
    private func button(
        _ text: String, _ change: TrackerSettingsChange, _ row: Row, _ writer: FormWriter, to html: inout HTML
    ) {
        writer.form("/settings/trackers/change", to: &html) { html in
            writer.hidden("tracker", row.id, to: &html)
            writer.hidden("change", change.rawValue, to: &html)
            html.element("button", #"class="act quiet-act" type="submit""#) { html in
                html.text(text)
                html.element("span", #"class="vh""#, text: ": " + row.name)
            }
        }
    }

    private func writeAdding(_ writer: FormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        html.element("h3", text: phrases.fromPreset)
        writer.form("/settings/trackers", to: &html) { html in
            html.element("div", #"class="fields""#) { html in
                writer.select("preset", phrases.presetField, presets, to: &html)
                writer.button(phrases.add, to: &html)
            }
        }
        html.element("h3", text: phrases.ownTracker)
        var own = writer
        own.group = "own-"
        own.form("/settings/trackers", to: &html) { html in
            let purposes = TrackerPurpose.allCases.map { purpose in
                FormWriter.Option(value: purpose.rawValue, text: capitalized(phrases.words(for: purpose)[0]))
            }
            let first = TrackerPurpose.activity.rawValue
            own.radios("purpose", phrases.question(.purpose), first, purposes, to: &html)
            html.element("div", #"class="fields""#) { html in
                own.field(
                    "name", phrases.trackerNameField, "", #"type="text" size="16" maxlength="64" dir="auto""#, to: &html
                )
                own.field("icon", phrases.iconField, "", #"type="text" size="4" maxlength="16""#, to: &html)
                for purpose in TrackerPurpose.allCases {
                    own.select(
                        purpose.modeField, phrases.modeField, purpose.modes.map { .init($0, phrases) }, to: &html)
                }
                if own.problem("health") != nil {
                    let answers = [("yes", phrases.yes), ("no", phrases.no)].map {
                        FormWriter.Option(value: $0, text: $1)
                    }
                    own.select("health", "Apple Health", answers, to: &html)
                }
                own.button(phrases.add, to: &html)
            }
        }
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
