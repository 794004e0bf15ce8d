import Counting
import Markup
package import Model
package import Pages
import Wording

/// Today's questions and the state of everything, for other programs and small screens.
package struct TodayStatus: Sendable {
    private let report: Report
    /// The missing records, due ones first, then by time: whether the reminder is due, and the JSON for other programs.
    private let questions: [(isDue: Bool, title: String, json: JSONValue)]
    /// The streaks with the texts of their badges, and the JSON for other programs.
    private let streaks: [(line: String, json: JSONValue)]
    /// Today's celebration; nil on most days.
    private let celebration: Celebration?
    private let ring: TodayRing

    /// The status at a moment, which may be later than that of the report on the same day.
    package init(in report: Report, at moment: Instant) {
        self.report = report
        questions = TodayStatus.questions(in: report, at: moment)
        streaks = TodayStatus.streaks(in: report)
        celebration = Celebration(in: report)
        ring = TodayRing(in: report)
    }

    /// The status for other programs; keys are only added.
    package var json: [UInt8] {
        JSONValue.members([
            "schema": .text("reportgen.today/1"),
            "day": .text("\(report.today)"),
            "questions": .array(questions.map(\.json)),
            "streaks": .array(streaks.map(\.json)),
            "celebration": celebration.map { .text($0.title) } ?? .null,
        ]).bytes
    }
}

extension TodayStatus {
    /// The unanswered questions of reminders, and the one about the evening if there is no reminder for it.
    private static func questions(
        in report: Report, at moment: Instant
    ) -> [(isDue: Bool, title: String, json: JSONValue)] {
        let zone = report.profile.dayClock.zone
        let isQuiet = report.profile.quietHours?.contains(zone.wallTime(at: moment).second) ?? false
        func question(
            _ activity: Reminder.Activity, _ day: Day, _ time: WallTime?, isDue: Bool, _ title: String, _ body: String
        ) -> (isDue: Bool, title: String, json: JSONValue) {
            let answers = ReminderAnswer.choices(activity, in: report).map { answer in
                JSONValue.members([
                    "label": .text(answer.label),
                    "words": .text(answer.words.joined(separator: " ")),
                    "tracker": answer.tracker.map { .text($0) } ?? .null,
                ])
            }
            let json = JSONValue.members([
                "activity": .text(activity.word),
                "day": .text("\(day)"),
                "time": time.map { .text($0.hourAndMinute) } ?? .null,
                "due": .flag(isDue),
                "title": .text(title),
                "body": .text(body),
                "answers": .array(answers),
            ])
            return (isDue, title, json)
        }
        let reminders = report.analysis.reminders.filter { $0.isOpen(at: moment) }
        var questions = reminders.map { status in
            let words = ReminderWords(status, in: report)
            let isDue = zone.instant(of: status.time) <= moment && !isQuiet
            return (
                seconds: status.time.secondsSinceEpoch,
                question: question(
                    status.reminder.activity, status.targetDay, status.time, isDue: isDue, words.title, words.body)
            )
        }
        if let day = report.analysis.openDay(at: moment), !reminders.contains(where: { $0.reminder.activity == .noalc })
        {
            let title = report.phrases.howWas(day, today: report.today)
            questions.append((0, question(.noalc, day, nil, isDue: true, title, "")))
        }
        return questions.enumerated().sorted { left, right in
            func order(
                _ item: (offset: Int, element: (seconds: Int, question: (isDue: Bool, String, JSONValue)))
            )
                -> (Int, Int, Int)
            {
                (item.element.question.isDue ? 0 : 1, item.element.seconds, item.offset)
            }
            return order(left) < order(right)
        }.map(\.element.question)
    }

    private static func streaks(in report: Report) -> [(line: String, json: JSONValue)] {
        let (phrases, analysis) = (report.phrases, report.analysis)
        /// `id` is `noalc`, an activity or the id of a tracker, `text` such as `29 days`.
        func told(
            _ id: String, _ icon: String, _ name: String, _ streak: Streak, _ text: String
        ) -> (line: String, json: JSONValue) {
            let json = JSONValue.members([
                "id": .text(id),
                "icon": .text(icon),
                "name": .text(name),
                "current": .integer(streak.current),
                "unit": .text(streak.unit.name),
                "rewards": .integer(streak.shownRewards),
                "text": .text(text),
            ])
            return ("\(icon) \(text)", json)
        }
        let levels =
            report.hasLevels
            ? [
                told(
                    "noalc", "🍀", report.profile.levelStreakName(phrases), analysis.noalc.streak,
                    phrases.levelLength(analysis.noalc).text)
            ] : []
        let activities = report.activities.map { activity in
            let streak = analysis.activity(activity).streak
            let text = phrases.length(streak.current, streak.unit).text
            return told(activity.rawValue, activity.emoji, activity.name(phrases), streak, text)
        }
        let trackers = analysis.trackers.filter(\.isActive).compactMap { tracker in
            tracker.streak.map { streak in
                let name = report.name(of: tracker)
                let text = phrases.streakFigure(tracker.mode, streak.current, streak.unit, name).text
                return told(tracker.id, tracker.icon, name, streak, text)
            }
        }
        return levels + activities + trackers
    }
}

/// The status as a drawing for a widget twice as wide as high.
extension TodayStatus {
    private static let (width, height) = (338, 158)
    /// The most letters in a line; a longer one is cut.
    private static let mostLetters = 20
    private static let room = 176

    package var svg: [UInt8] {
        let title = ([ring.title] + lines).joined(separator: "; ")
        var html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(TodayStatus.width)" height="\(TodayStatus.height)" \
            viewBox="0 0 338 158" role="img" aria-labelledby="t" \(ShareStyle.fonts)><title id="t">\(title)</title>\
            \({ $0.style(ShareStyle.ringLight, dark: ShareStyle.ringDark) })\
            \({ $0.style(TodayStatus.light, dark: TodayStatus.dark) })<defs>
            """
        html.placeDefinitions()
        // The rings of trackers are outside the built-in ones.
        html += """
            </defs><rect class="ground" width="338" height="158" rx="22"/>\
            <g font-size="16" font-weight="700" text-anchor="middle" transform="translate(76 79) \
            scale(\(ring.rings.isSmall ? "2.2" : "1.85"))">\({ $0.ringCell(ring.cell, ring.rings) })</g>\
            \(each: lines.enumerated(), { line($1, at: $0) })
            """
        html.insertCellShapes()
        html.markup("</svg>\n")
        return html.takeBytes()
    }

    private var lines: [String] {
        let room = heading == nil ? 4 : 3
        return ([heading] + streaks.prefix(room).map(\.line)).compactMap(\.self)
    }

    private var heading: String? { celebration?.title ?? questions.first { $0.isDue }?.title }

    private func line(_ line: String, at place: Int) -> HTML {
        let isHeading = place == 0 && heading != nil
        let text = line.count > TodayStatus.mostLetters ? line.prefix(TodayStatus.mostLetters - 1) + "…" : line
        let width = ViewerText.thousandths(of: text, isBold: isHeading)
        return """
            <text class="line\(if: isHeading, " head")" x="150" y="\(79 - 13 * (lines.count - 1) + 26 * place)" \
            font-size="\(tenths: min(150, TodayStatus.room * 10_000 / max(1, width)))">\(text)</text>
            """
    }

    private static let light: HTML =
        ".ground{fill:#fbfdfc}text.line{fill:#10211a;stroke:none;font-weight:500}text.head{fill:#06713f;font-weight:700}"
    private static let dark: HTML = ".ground{fill:#151e1a}text.line{fill:#ecf4ef}text.head{fill:#4fe3a0}"
}
