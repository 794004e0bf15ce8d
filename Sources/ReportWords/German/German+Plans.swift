import ProgressAnalysis
import ProgressModel

extension German: PlanPhrases {
    var yourPlan: String { "Dein Plan" }
    var yourPlans: String { "Deine Pläne" }
    var yourOtherPlans: String { "Deine anderen Pläne" }
    func sentence(of plan: Tracker.Plan) -> String {
        let trigger = plan.trigger.map { "\(triggerWord($0).isolated) aufkommt" }
        let time = plan.moment.map { moment in
            // One verb for both: "wenn es Abend ist und Langeweile aufkommt".
            "es \(condition(moment)) ist"
        }
        let conditions = [time, trigger].compactMap(\.self).joined(separator: " und ")
        let action = plan.action.ended.isolated
        // A whole sentence, which begins with a capital behind a colon too.
        return conditions.isEmpty ? capitalized(action) : "Wenn \(conditions), dann: \(action)"
    }
    private func condition(_ moment: Tracker.Plan.Moment) -> String {
        switch moment {
        case .part(let name): PartOfDay(rawValue: name).map { self.name(of: $0) } ?? name
        case .hours(let from, let end): "zwischen \(numbers.text(from)) und \(numbers.text(end)) Uhr"
        }
    }
    private func triggerWord(_ trigger: String) -> String { KnownWord(trigger).map { name(of: $0) } ?? trigger }
    func planHint(_ id: String) -> String {
        "Du kannst einen eigenen Plan hinzufügen: mit reportgen tracker plan \(id) --when Abend --then \"Mei anrufen\" "
            + "oder in den Einstellungen von reportgen serve."
    }
    var addPlan: String { "Plan hinzufügen" }
    var planTime: String { "Wann, z. B. Abend oder 21-23" }
    var anyTrigger: String { "jeder" }
    var planAction: String { "Dann" }

    var whenYouAreReady: String { "Wenn du so weit bist" }
    func seemsReady(recent: Int, first: Int) -> String {
        let now = recent == 0 ? "kein einziges Mal" : "\(numbers.text(recent))-mal"
        return
            "In den letzten vier abgeschlossenen Wochen hast du es \(now) bemerkt, in deinen ersten vier \(numbers.text(first))-mal. "
            + "Wenn du magst, kannst du jetzt Tage ohne versuchen. Das hat keine Eile, und zurück geht es immer."
    }
    var nextStep: String { "Der nächste Schritt, wann immer du willst:" }
    var shapeOfDays: String { "Der Rhythmus deiner Tage" }
    func busiest(from first: String, to last: String) -> String {
        "Die stärksten Stunden: \(first) bis \(last)\u{A0}Uhr"
    }
    func shapeRemark(percent: Int?, of logs: Int) -> String {
        let share = percent.map { "\(self.percent($0)) von \(counted(logs, "Eintrag", "Einträgen").text)" }
        return (share ?? self.logs(logs).text)
            + " mit Uhrzeit. Eine Zeile ist ein Tag, der letzte steht unten; jeder Punkt ist ein Eintrag zu seiner Uhrzeit."
    }
    func shapeDescription(_ span: String) -> String {
        "Alle Einträge mit Uhrzeit, \(span): waagrecht die Stunden, senkrecht die Tage. Die Zahlen je Stunde stehen in der Tabelle."
    }
    var hoursOfPlans: String { "Stunden deiner Pläne" }

    func thisPart(_ part: PartOfDay) -> String {
        switch part {
        case .morning: "Heute Morgen"
        case .afternoon: "Heute Nachmittag"
        case .evening: "Heute Abend"
        case .night: "Heute Nacht"
        }
    }
    func clockHours(from first: Int, to end: Int) -> String { "\(padded(first, 2))–\(padded(end, 2)) Uhr" }
    func noticedOn(_ number: Int, of total: Int, _ weekday: Weekday, _ part: PartOfDay) -> String {
        let parts =
            switch part {
            case .morning: "morgen"
            case .afternoon: "nachmittage"
            case .evening: "abende"
            case .night: "nächte"
            }
        return
            "an \(numbers.text(number)) der letzten \(numbers.text(total)) \(name(of: weekday))\(parts) bemerkt"
    }
    func wereSober(_ number: Int, of total: Int, _ weekday: Weekday) -> String {
        let days = "\(numbers.text(total)) \(name(of: weekday))e"
        return number == total
            ? "Alle \(days) waren nüchtern."
            : "\(numbers.text(number)) der \(days) \(number == 1 ? "war" : "waren") nüchtern."
    }
    var youWrote: String { "Du hast geschrieben" }
    var yourWhy: String { "Dein Warum" }

    var hardHours: String { "Die schwierigen Stunden" }
    func hardHoursRemark(_ moments: String) -> String {
        "\(moments) nach der Uhrzeit, jede Zeile mit eigenem Maßstab. "
            + "Der Strich unter einer Zeile zeigt den stärksten Teil des Tages."
    }

    var momentsSoFar: String { "Die bisherigen Momente" }
    func patternsNeed(_ moments: Int) -> String {
        "Ab \(numbers.text(moments)) Momenten sagt diese Seite auch, wann, wo und warum."
    }
}
