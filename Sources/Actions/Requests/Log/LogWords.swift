import Counting
import Model
import Wording

/// Describes what was written down.
struct LogWords {
    let subject: LogContent
    let day: Day
    var isToday = false
    /// The analysis; nil to describe only what was written.
    var analysis: Analysis?
    let trackers: [Tracker]
    let language: Language
    private var phrases: Phrases { language.phrases }

    /// After its day, unless the words name it: `Yesterday, Friday 20 November: easy, 3 drinks`, `Pages: none today`.
    func text(after day: String) -> String {
        let text = text
        return isToday && text.hasSuffix(phrases.noneCounted(isToday: true)) ? text : "\(day): \(text)"
    }

    /// `easy, 3 drinks`, `Meditation, 12 min`, `Water, 5 of 8 glasses`.
    var text: String {
        switch subject {
        case .level(let level, let drinks): words(level, drinks)
        case .drinks(let drinks), .moreDrinks(let drinks): words(Level(drinks: drinks), drinks)
        case .session(let kind, let minutes, let type): session(kind, minutes, type)
        case .tracker(let id, let value): tracker(id, value)
        case .note: phrases.noted
        }
    }

    /// The level and its drinks; for people who want to stop, also that there were none.
    private func words(_ level: Level, _ drinks: FixedDecimal?) -> String {
        let words = phrases.levelWords(level, drinks)
        return analysis?.saysStop == true && drinks == .zero ? "\(words), \(phrases.noneDrunk)" : words
    }

    private func session(_ kind: Session.Kind, _ minutes: FixedDecimal, _ type: String?) -> String {
        let activity = Activity.allCases.first { $0.includes(kind) } ?? .workout
        let name = [phrases.session(kind), type.map(phrases.workoutType)].compactMap(\.self).joined(separator: ", ")
        let said = phrases.minutes(phrases.numbers.text(minutes)).text
        guard let record = analysis?.days[day] else { return "\(name), \(said)" }
        let total = activity.minutes(of: record)
        let inAll = total > minutes.rounded ? ", " + phrases.allTogether(phrases.duration(total).text) : ""
        return "\(name), \(said)\(inAll)"
    }

    private func tracker(_ id: String, _ value: LogContent.Value) -> String {
        guard let index = trackers.firstIndex(where: { $0.id == id }) else { return id }
        let tracker = trackers[index]
        let name = tracker.name.text(in: language).isolated
        let days = analysis?.trackers[index].days
        switch tracker.mode {
        case .counter, .number: return none(tracker, name, value, days) ?? "\(name), \(amount(tracker, value, days))"
        case .selection:
            guard case .options(let chosen) = value else { return phrases.withTracker(name) }
            let options = chosen.compactMap { id in tracker.options.first { $0.id == id } }
                .map { [$0.icon, $0.name.text(in: language).isolated].compactMap(\.self).joined(separator: " ") }
            return "\(name), \(options.joined(separator: ", "))"
        case .awareness, .avoidance:
            return days.map { "\(name), \(phrases.nthTime($0.count(on: day)))" } ?? name
        case .yesNo where days.map { $0.count(on: day) > 1 } ?? false: return phrases.withTrackerBefore(name)
        case .yesNo, .note: return phrases.withTracker(name)
        }
    }

    /// A counter is at 0 on the day, with its limit if it has one; nil for other trackers.
    private func none(_ tracker: Tracker, _ name: String, _ value: LogContent.Value, _ days: TrackerDays?) -> String? {
        let counted = days.map { $0.value(on: day) }
        guard tracker.mode == .counter,
            counted?.isKnown == true ? counted?.shown == .zero : value == .amount(.zero)
        else { return nil }
        guard case .limit(let limit) = tracker.target else {
            return "\(name): \(phrases.noneCounted(isToday: isToday))"
        }
        let unit = tracker.unit(for: limit, phrases, in: language)?.isolated
        let texts = [FixedDecimal.zero, limit].map { tracker.text(of: $0, phrases.numbers) }
        return "\(name): \(phrases.amount(texts[0], of: texts[1], unit: unit))"
    }

    /// The value of the day with its goal or limit; only the value without an analysis.
    private func amount(_ tracker: Tracker, _ value: LogContent.Value, _ days: TrackerDays?) -> String {
        guard let days, case let counted = days.value(on: day), counted.isKnown else {
            return switch value {
            case .amount(let amount): tracker.words(amount, phrases, in: language)
            case .hours(let text): text
            case .none, .options: tracker.words(FixedDecimal(1), phrases, in: language)
            }
        }
        let total = tracker.total(counted.shown, phrases, in: language)
        // The number that was just written isn't the day's.
        let isMean = tracker.mode == .number && tracker.summary == .mean && days.count(on: day) > 1
        return isMean ? phrases.meanOfLogs(total, days.count(on: day)) : total
    }
}
