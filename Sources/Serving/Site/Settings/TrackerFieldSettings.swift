import Actions
import Counting
import Model
import Pages
import Wording

/// The settings of a tracker, as listed on a page.
struct TrackerFieldSettings {
    private let analysis: TrackerAnalysis
    private let history: History
    private let language: Language
    private var tracker: Tracker { analysis.tracker }
    private var phrases: Phrases { language.phrases }

    init(_ analysis: TrackerAnalysis, _ history: History, _ language: Language) {
        (self.analysis, self.history, self.language) = (analysis, history, language)
    }

    var list: SettingList {
        SettingList(
            title: "\(tracker.icon) \(tracker.name.text(in: language).isolated)", lede: phrases.trackerPageLede,
            (tracker.kind == .saboteur ? [plans] : [])
                + [SettingList.Group(phrases.settings, rows: fields.map(row)), reminders, removal],
            ofTracker: tracker.id)
    }

    /// The fields that a tracker of its mode can have.
    private var fields: [TrackerField] {
        let amounts: [TrackerField] = tracker.hasAmounts ? [.unit, .dailyGoal, .dailyLimit, .streakOn] : []
        let plan: TrackerField = tracker.mode == .avoidance ? .createdAt : .schedule
        let last: [TrackerField] = [.hasStreak, plan, .isInCalendar, .isInWidget, .widgetOrder, .colour, .isPrivate]
        return [.name, .icon, .prompt] + amounts + last
    }

    private func row(_ field: TrackerField) -> SettingList.Row {
        let (value, control) = field.kind.content(of: TrackerObject(tracker), phrases) { word in
            Tracker.StreakCondition(rawValue: word).map(phrases.streakCounts) ?? word
        }
        return SettingList.Row(
            field.key, phrases.name(of: field), value: field == .colour ? tracker.colour ?? "" : value,
            phrases.explanation(of: field), control, phrases)
    }

    private var plans: SettingList.Group {
        typealias Form = SettingChangeForm
        let triggers = LogSuggestions(history).triggers(of: tracker).map { (value: $0, text: $0.isolated) }
        return SettingList.Group(
            phrases.yourPlans,
            items: tracker.plans.enumerated().map { index, plan in
                (
                    capitalized(phrases.sentence(of: plan)),
                    [(phrases.takeOut, Form.Kind.removePlan.rawValue, "\(index + 1) \(plan.action)")]
                )
            },
            rows: [
                SettingList.Row(
                    Form.Kind.plan.rawValue, phrases.addPlan, shown: "",
                    [
                        .init(
                            Form.moment, phrases.planTime, "",
                            .suggested(PartOfDay.allCases.map { phrases.name(of: $0) })),
                        .init(
                            Form.trigger, phrases.triggerLabel, "", .choice([("", phrases.anyTrigger)] + triggers)),
                        .init(SettingList.FieldName.value, phrases.planAction, "", .text),
                    ], button: phrases.add)
            ])
    }

    private var reminders: SettingList.Group {
        let own = history.profile.reminders.filter { $0.activity == .tracker(tracker.id) }
        return SettingList.Group(
            phrases.title(of: .reminders),
            items: own.map { reminder in
                (
                    clockText(reminder.second),
                    [(phrases.takeOut, SettingChangeForm.Kind.forget.rawValue, reminder.words)]
                )
            },
            rows: [
                SettingList.Row(
                    SettingChangeForm.Kind.remind.rawValue, phrases.addReminder, shown: "",
                    [.init(SettingList.FieldName.value, phrases.reminderTime, "", .time)], button: phrases.add)
            ])
    }

    private var removal: SettingList.Group {
        // Including logs of future days.
        let logs = history.logs.rows.count { $0.tracker == analysis.index }
        let button = logs == 0 ? phrases.takeOut : phrases.removeTracker(logs: logs)
        return SettingList.Group(
            phrases.takeOut,
            items: [
                (phrases.removeTrackerNote, [(button, SettingChangeForm.Kind.removeTracker.rawValue, "\(logs)")])
            ], rows: [])
    }
}

extension TrackerObject {
    /// Makes an object with all values that a form shows for a tracker, including those of a preset or a default.
    fileprivate init(_ tracker: Tracker) {
        self.init()
        (name, icon, prompt, unit) = (tracker.name, tracker.icon, tracker.prompt, tracker.unit)
        (target, streakOn, schedule) = (tracker.target, tracker.streakOn, tracker.schedule)
        (hasStreak, isInCalendar, isInWidget) = (tracker.hasStreak, tracker.isFocus, tracker.showsInWidget)
        (widgetOrder, createdAt, isPrivate) = (tracker.widgetOrder, tracker.createdAt, tracker.visibility == .hidden)
    }
}
