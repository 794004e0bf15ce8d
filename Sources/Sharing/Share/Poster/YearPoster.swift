import Counting
import Model
import Pages
import Wording

/// A year to hang on a wall: a circle for each day, a row for each month.
///
/// It tells what the share cards tell, and how full the rings of workout and mindfulness were; no notes and no trackers.
struct YearPoster: Sendable {
    /// A row.
    struct Month: Sendable {
        let name: String
        /// 28 to 31, in the order of the days.
        let days: [Bead]
    }

    /// What a kind of circle means.
    struct Key: Sendable {
        let look: Bead.Look
        let text: String
    }

    let language: Language
    /// The person's name or the site's, as on cards.
    let brand: String
    let year: String
    /// The sober days.
    let figure: Figure
    /// The poster in a sentence.
    let title: String
    /// The last day that is shown; nil of a year that is over.
    let asOf: String?
    /// Twelve.
    let months: [Month]
    /// At most three.
    let notes: [ShareCard.Note]
    /// Only what occurs.
    let keys: [Key]
    /// What the size of a circle says; nil where nothing was recorded that would change it.
    let sizeText: String?
    /// All of it in words, for those who do not see it.
    let description: String

    /// The poster of a year; nil where it has no sober day.
    init?(_ year: Int, in report: Report) {
        let address = ShareAddress.poster(year)
        guard address.hasCard(in: report) else { return nil }
        let (phrases, days) = (report.phrases, address.days(in: report))
        let totals = SpanTotals(report.analysis, in: days)
        let headline = ShareHeadline(address, in: report)
        // Those whose rings are on the badge of the day, too.
        let activities = [Activity.workout, .meditation].filter(report.activities.contains)
        language = report.language
        brand = ShareCard.brand(in: report)
        self.year = padded(year, 4)
        (figure, title) = (headline.figure, headline.text)
        asOf = report.today < days.upperBound ? phrases.shortDate(report.today) : nil
        months = (1...12).map { number in
            let month = YearMonth(year: year, month: number)
            return Month(
                name: phrases.shortMonthName(number),
                days: (month.firstDay...month.lastDay).map { Bead($0, of: activities, in: report) })
        }
        notes = ShareCard.Note.ofYear(days, totals, activities, in: report)
        let beads = months.flatMap(\.days)
        keys = Key.all(beads, in: report)
        sizeText = activities.isEmpty ? nil : phrases.largerMeansMore(activities)
        let counts = keys.map { key in
            "\(report.numbers.text(beads.count { $0.look == key.look })) \(key.text)"
        }
        description = phrases.posterDescription(title, notes.map { "\($0.value) \($0.label)" }, counts)
    }
}

extension YearPoster.Key {
    fileprivate static func all(_ beads: [YearPoster.Bead], in report: Report) -> [Self] {
        let (phrases, looks) = (report.phrases, Set(beads.map(\.look)))
        let withoutDrink = phrases.daysWithoutDrink(upTo: report.profile.soberUpTo)
        let all = [
            Self(look: .steady, text: report.lead == .less ? withoutDrink : phrases.sober),
            Self(look: .assumed, text: phrases.assumed),
            Self(look: .notSober, text: phrases.steadyNotSober), Self(look: .healed, text: phrases.healedWord),
            Self(look: .easy, text: phrases.easyWord),
            Self(look: .wild, text: phrases.wildWord), Self(look: .noEntry, text: phrases.withoutEntry),
            Self(look: .paused, text: phrases.pausedWord),
        ]
        return all.filter { looks.contains($0.look) }
    }
}

extension ShareCard.Note {
    /// The longest run, the days that jokers healed, and the hours of activities.
    fileprivate static func ofYear(
        _ days: ClosedRange<Day>, _ totals: SpanTotals, _ activities: [Activity], in report: Report
    ) -> [Self] {
        let phrases = report.phrases
        let longest = report.analysis.longestSoberRun(in: days)
        var notes = report.lead == .less ? [] : [Self(value: phrases.days(longest).text, label: phrases.longestRun)]
        if totals.healed > 0 {
            notes.append(Self(value: report.numbers.text(totals.healed), label: phrases.daysHealed(totals.healed)))
        }
        let minutes = totals.workoutMinutes + totals.mindfulnessMinutes
        if minutes > 0 {
            let used = activities.filter { ($0 == .workout ? totals.workoutMinutes : totals.mindfulnessMinutes) > 0 }
            let hours = "\(report.numbers.hours(minutes: minutes)) \(phrases.hourUnit.short)"
            notes.append(Self(value: hours, label: phrases.hours(of: used)))
        }
        return notes
    }
}
