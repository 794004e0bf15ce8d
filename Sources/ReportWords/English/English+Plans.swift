import ProgressAnalysis
import ProgressModel

extension English: PlanPhrases {
    var yourPlan: String { "Your plan" }
    var yourPlans: String { "Your plans" }
    var yourOtherPlans: String { "Your other plans" }
    func sentence(of plan: Tracker.Plan) -> String {
        let trigger = plan.trigger.map { "\(triggerWord($0).isolated) comes up" }
        let conditions = [plan.moment.map(condition), trigger].compactMap(\.self)
        let action = plan.action.ended.isolated
        return conditions.isEmpty ? action : "if \(conditions.joined(separator: " and ")), then \(action)"
    }
    private func condition(_ moment: Tracker.Plan.Moment) -> String {
        switch moment {
        case .part(let name): "it is \(name)"
        case .hours(let from, let end): "it is between \(padded(from, 2)):00 and \(padded(end, 2)):00"
        }
    }
    /// A word that the program knows in English, small; any other as it was written.
    private func triggerWord(_ trigger: String) -> String {
        KnownWord(trigger).map { name(of: $0).lowercased() } ?? trigger
    }
    func planHint(_ id: String) -> String {
        "You can add a plan of your own: reportgen tracker plan \(id) --when evening --then \"call Mei\", or in the "
            + "settings of reportgen serve."
    }
    var addPlan: String { "Add a plan" }
    var planTime: String { "When, such as evening or 21-23" }
    var anyTrigger: String { "any" }
    var planAction: String { "Then" }

    var whenYouAreReady: String { "When you are ready" }
    func seemsReady(recent: Int, first: Int) -> String {
        let now =
            switch recent {
            case 0: "not once"
            case 1: "once"
            case 2: "twice"
            default: "\(numbers.text(recent)) times"
            }
        return
            "You noticed it \(now) in the last four finished weeks, and \(numbers.text(first)) times in your first four. "
            + "If you like, you can now try days without it. There is no hurry, and the way back is always open."
    }
    var nextStep: String { "The next step, whenever you want it:" }
    var shapeOfDays: String { "The shape of your days" }
    func busiest(from first: String, to last: String) -> String { "Busiest between \(first) and \(last)" }
    func shapeRemark(percent: Int?, of logs: Int) -> String {
        (percent.map { "\(self.percent($0)) of \(self.logs(logs).text)" } ?? self.logs(logs).text)
            + " with a time. A row is a day, the latest at the bottom; a dot is a log at its hour."
    }
    func shapeDescription(_ span: String) -> String {
        "Every log with a time, \(span): across the hours of the day, down the days. The table has the numbers by hour."
    }
    var hoursOfPlans: String { "Hours of your plans" }

    func thisPart(_ part: PartOfDay) -> String {
        switch part {
        case .morning: "This morning"
        case .afternoon: "This afternoon"
        case .evening, .night: "Tonight"
        }
    }
    func clockHours(from first: Int, to end: Int) -> String { "\(padded(first, 2)):00–\(padded(end, 2)):00" }
    func noticedOn(_ number: Int, of total: Int, _ weekday: Weekday, _ part: PartOfDay) -> String {
        "noticed on \(numbers.text(number)) of the last \(numbers.text(total)) \(name(of: weekday)) \(name(of: part).lowercased())s"
    }
    func wereSober(_ number: Int, of total: Int, _ weekday: Weekday) -> String {
        let days = "these \(numbers.text(total)) \(name(of: weekday))s"
        return number == total
            ? "All of \(days) were sober." : "\(numbers.text(number)) of \(days) \(number == 1 ? "was" : "were") sober."
    }
    var youWrote: String { "You wrote" }
    var yourWhy: String { "Your why" }

    var hardHours: String { "The hard hours" }
    func hardHoursRemark(_ moments: String) -> String {
        "\(moments) by the hour of the day, each row on its own scale. The line below a row marks its busiest part of the day."
    }

    var momentsSoFar: String { "The moments so far" }
    func patternsNeed(_ moments: Int) -> String {
        "From \(numbers.text(moments)) moments on, this page also says when, where and why."
    }
}
