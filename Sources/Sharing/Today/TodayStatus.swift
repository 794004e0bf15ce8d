package import Counting
import Markup
package import Model
package import Pages
import Wording

/// Today's questions and the state of everything, for other programs and small screens.
package struct TodayStatus: Sendable {
    /// A record that is still missing.
    package struct Question: Sendable {
        package let activity: Reminder.Activity
        /// The day it is about.
        package let day: Day
        /// When the reminder comes; nil without one.
        package let time: WallTime?
        /// Whether that time has come.
        package let isDue: Bool
        package let title: String
        package let body: String
        package let answers: [ReminderAnswer]
    }

    /// A streak with the name of its badge.
    package struct Streak: Sendable {
        /// `noalc`, an activity or the id of a tracker.
        package let id: String
        package let icon: String
        package let name: String
        package let current: Int
        package let unit: StreakUnit
        /// Jokers held; nil if it can't earn any.
        package let jokers: Int?
        /// `29 days`.
        package let text: String
    }

    package let day: Day
    /// Due ones first, then by time.
    package let questions: [Question]
    package let streaks: [Streak]
    /// Today's celebration; nil on most days.
    package let celebration: Celebration?
    package let ring: TodayRing

    /// The status at a moment, which may be later than that of the report on the same day.
    package init(in report: Report, at moment: Instant) {
        day = report.today
        questions = Question.open(in: report, at: moment)
        streaks = Streak.all(in: report)
        celebration = Celebration(in: report)
        ring = TodayRing(in: report)
    }
}

extension TodayStatus.Question {
    /// The unanswered questions of reminders, and the one about the evening if there is no reminder for it.
    fileprivate static func open(in report: Report, at moment: Instant) -> [TodayStatus.Question] {
        let zone = report.profile.dayClock.zone
        let isQuiet = report.profile.quietHours?.contains(zone.wallTime(at: moment).second) ?? false
        var questions = report.analysis.reminders.filter { $0.firstOpen == $0.time }.map { status in
            let words = ReminderWords(status, in: report)
            return TodayStatus.Question(
                activity: status.reminder.activity, day: status.targetDay, time: status.time,
                isDue: zone.instant(of: status.time) <= moment && !isQuiet, title: words.title, body: words.body,
                answers: ReminderAnswer.choices(status.reminder.activity, in: report))
        }
        if let day = report.analysis.openDay(at: moment), !questions.contains(where: { $0.activity == .noalc }) {
            let text = report.phrases.howWas(day, today: report.today)
            questions.append(
                TodayStatus.Question(
                    activity: .noalc, day: day, time: nil, isDue: true, title: text, body: "",
                    answers: ReminderAnswer.choices(.noalc, in: report)))
        }
        return questions.enumerated().sorted { left, right in
            func order(_ question: (offset: Int, element: TodayStatus.Question)) -> (Int, Int, Int) {
                (question.element.isDue ? 0 : 1, question.element.time?.secondsSinceEpoch ?? 0, question.offset)
            }
            return order(left) < order(right)
        }.map(\.element)
    }
}

extension TodayStatus.Streak {
    fileprivate static func all(in report: Report) -> [TodayStatus.Streak] {
        let (phrases, analysis) = (report.phrases, report.analysis)
        var streaks: [TodayStatus.Streak] = []
        if report.hasLevels {
            streaks.append(
                TodayStatus.Streak(
                    "noalc", "🍀", report.profile.levelStreakName(phrases), analysis.noalc.streak,
                    phrases.levelLength(analysis.noalc).text))
        }
        streaks += report.activities.map { activity in
            let streak = analysis.activity(activity).streak
            return TodayStatus.Streak(
                activity.rawValue, activity.emoji, activity.name(phrases), streak,
                phrases.length(streak.current, streak.unit).text)
        }
        return streaks
            + analysis.trackers.compactMap { tracker in
                guard tracker.isActive, let streak = tracker.streak else { return nil }
                let name = report.name(of: tracker)
                return TodayStatus.Streak(
                    tracker.id, tracker.icon, name, streak,
                    phrases.streakFigure(tracker.mode, streak.current, streak.unit, name).text)
            }
    }

    private init(_ id: String, _ icon: String, _ name: String, _ streak: Counting.Streak, _ text: String) {
        self.init(
            id: id, icon: icon, name: name, current: streak.current, unit: streak.unit, jokers: streak.shownRewards,
            text: text)
    }
}

extension TodayStatus {
    /// The status for other programs; keys are only added.
    package var json: [UInt8] {
        JSONValue.members([
            "schema": .text("reportgen.today/1"),
            "day": .text("\(day)"),
            "questions": .array(questions.map(\.json)),
            "streaks": .array(streaks.map(\.json)),
            "celebration": celebration.map { .text($0.title) } ?? .null,
        ]).bytes
    }
}

extension TodayStatus.Question {
    fileprivate var json: JSONValue {
        .members([
            "activity": .text(activity.word),
            "day": .text("\(day)"),
            "time": time.map { .text($0.hourAndMinute) } ?? .null,
            "due": .flag(isDue),
            "title": .text(title),
            "body": .text(body),
            "answers": .array(answers.map(\.json)),
        ])
    }
}

extension ReminderAnswer {
    fileprivate var json: JSONValue {
        .members([
            "label": .text(label),
            "words": .text(words.joined(separator: " ")),
            "tracker": tracker.map { .text($0) } ?? .null,
        ])
    }
}

extension TodayStatus.Streak {
    fileprivate var json: JSONValue {
        .members([
            "id": .text(id),
            "icon": .text(icon),
            "name": .text(name),
            "current": .integer(current),
            "unit": .text(unit.name),
            "rewards": jokers.map { .integer($0) } ?? .null,
            "text": .text(text),
        ])
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
        return ([heading] + streaks.prefix(room).map { "\($0.icon) \($0.text)" }).compactMap(\.self)
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
