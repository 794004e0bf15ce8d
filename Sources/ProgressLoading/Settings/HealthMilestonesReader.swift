import ProgressModel

/// Reads the profile's `healthMilestones`: whether to show those that are known, or a list of the person's own.
struct HealthMilestonesReader {
    /// Nil where nothing, or nothing usable, is written.
    func read(_ object: inout ObjectReader) -> Profile.HealthMilestones? {
        guard let node = object.node(Setting.healthMilestones.key) else { return nil }
        switch node.value {
        case .bool(let isShown): return isShown ? .known : .hidden
        case .array(let nodes):
            let milestones = nodes.compactMap { milestone($0, in: object) }
            if milestones.count < nodes.count { object.invalidate() }
            return .own(milestones)
        default:
            return object.reject(
                node, .malformedValue, "neither true nor false nor a list of health milestones")
        }
    }

    private func milestone(
        _ node: JSONNode, in parent: ObjectReader
    ) -> HealthMilestone? {
        typealias Key = Setting.HealthMilestone
        guard var object = ObjectReader(node, what: "health milestone", in: parent) else { return nil }
        let days = object.wholeNumber(Key.days.rawValue, in: 1...1_000_000)
        let text = object.localizedText(Key.text.rawValue)
        let source = object.text(Key.source.rawValue)
        object.warnOfUnknownKeys()
        guard object.isSound else { return nil }
        guard let days else { return missing("no \"days\"", &object) }
        guard let text else { return missing("no \"text\"", &object) }
        guard let source else {
            return missing("no \"source\", and nothing is shown without one", &object)
        }
        return HealthMilestone(days: days, text: text, source: source)
    }

    private func missing(
        _ what: String, _ object: inout ObjectReader
    ) -> HealthMilestone? {
        object.fail(.missingValue, "the health milestone has \(what)")
        return nil
    }
}
