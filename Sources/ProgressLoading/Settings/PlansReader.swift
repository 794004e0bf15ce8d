import ProgressModel

/// Reads a tracker's `plans`: what the person wants to do at a risky moment.
struct PlansReader {
    /// The plans in the order of the file.
    func read(_ object: inout ObjectReader) -> [Tracker.Plan] {
        var plans: [Tracker.Plan] = []
        for node in object.list(TrackerField.plans.key) ?? [] {
            if let plan = plan(node, in: object) { plans.append(plan) } else { object.invalidate() }
        }
        return plans
    }

    private func plan(_ node: JSONNode, in parent: ObjectReader) -> Tracker.Plan? {
        guard var object = ObjectReader(node, what: "plan", in: parent) else { return nil }
        let moment = moment(&object)
        let trigger = object.text(TrackerField.Plan.trigger.rawValue)
        let action = object.text(TrackerField.Plan.action.rawValue)
        object.warnOfUnknownKeys()
        if object.isSound, action == nil { object.fail(.missingValue, "the plan has no \"then\"") }
        guard object.isSound, let action else { return nil }
        return Tracker.Plan(moment: moment, trigger: trigger, action: action)
    }

    private func moment(_ object: inout ObjectReader) -> Tracker.Plan.Moment? {
        guard let node = object.node(TrackerField.Plan.moment.rawValue) else { return nil }
        let parts = Tracker.Plan.Moment.partNames
        if let moment = node.word.flatMap({ Tracker.Plan.Moment(withoutSpacesAround($0)) }) { return moment }
        return object.reject(
            node, .unknownWord, "not a part of the day; expected \(alternatives(parts)), or hours such as \"21-23\"",
            hint: node.word.flatMap { spellingHint($0, among: parts) })
    }
}
