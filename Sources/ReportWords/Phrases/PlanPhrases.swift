package import ProgressAnalysis
package import ProgressModel

/// The words of the hard hours, of what a person plans for them, and of the step from noticing to avoiding.
package protocol PlanPhrases: Sendable {
    var yourPlan: String { get }
    /// Above the plans that stand beside no risk time.
    var yourPlans: String { get }
    var yourOtherPlans: String { get }
    /// `if it is evening and boredom comes up, then call Mei.`, as it stands after a colon.
    func sentence(of plan: Tracker.Plan) -> String
    /// How a plan is added to a tracker, by its id; for a tracker without plans.
    func planHint(_ id: String) -> String
    /// The form of a plan and its fields: when, any trigger, and what to do then.
    var addPlan: String { get }
    var planTime: String { get }
    var anyTrigger: String { get }
    var planAction: String { get }

    var whenYouAreReady: String { get }
    /// `recent` and `first` are the moments of the last four weeks and of the first four.
    func seemsReady(recent: Int, first: Int) -> String
    /// Above the command.
    var nextStep: String { get }
    /// Every record of the past year at its hour.
    var shapeOfDays: String { get }
    /// The three hours with the most records.
    func busiest(from first: String, to last: String) -> String
    func shapeRemark(percent: Int?, of logs: Int) -> String
    func shapeDescription(_ span: String) -> String
    var hoursOfPlans: String { get }

    /// `Tonight`, a heading on the day itself.
    func thisPart(_ part: PartOfDay) -> String
    /// `18:00–23:00`; hours of the day, the last one exclusive, 1–24.
    func clockHours(from first: Int, to end: Int) -> String
    /// `noticed on 9 of the last 12 Friday evenings`
    func noticedOn(_ number: Int, of total: Int, _ weekday: Weekday, _ part: PartOfDay) -> String
    /// `9 of these 12 Fridays were sober.`
    func wereSober(_ number: Int, of total: Int, _ weekday: Weekday) -> String
    /// Before what was written at such a time.
    var youWrote: String { get }
    /// Before a line of the person's reason.
    var yourWhy: String { get }

    var hardHours: String { get }
    func hardHoursRemark(_ moments: String) -> String

    var momentsSoFar: String { get }
    /// From how many moments on there is more to see.
    func patternsNeed(_ moments: Int) -> String
}
