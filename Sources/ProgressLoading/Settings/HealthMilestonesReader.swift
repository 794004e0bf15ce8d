import ProgressModel

/// Reads the profile's `healthMilestones`: whether to show those that are known, or a list of the person's own.
struct HealthMilestonesReader {
    /// Nil where nothing, or nothing usable, is written.
    func read(_ object: inout ObjectReader, _ problems: Problems) -> Profile.HealthMilestones? {
        guard let node = object.node("healthMilestones") else { return nil }
        switch node.value {
        case .bool(let isShown): return isShown ? .known : .hidden
        case .array(let nodes):
            let milestones = nodes.compactMap { milestone($0, in: object.file, problems) }
            if milestones.count < nodes.count { object.invalidate() }
            return .own(milestones)
        default:
            return object.reject(
                node, "malformed-value", "neither true nor false nor a list of health milestones", problems)
        }
    }

    private func milestone(
        _ node: JSONNode, in file: SourceFile, _ problems: Problems
    ) -> HealthMilestone? {
        guard var object = ObjectReader(node, what: "health milestone", in: file, problems) else { return nil }
        let days = object.wholeNumber("days", in: 1...1_000_000, problems)
        let text = object.localizedText("text", problems)
        let source = object.text("source", problems)
        object.warnOfUnknownKeys(problems)
        guard object.isSound else { return nil }
        guard let days else { return missing("no \"days\"", &object, problems) }
        guard let text else { return missing("no \"text\"", &object, problems) }
        guard let source else {
            return missing("no \"source\", and nothing is shown without one", &object, problems)
        }
        return HealthMilestone(days: days, text: text, source: source)
    }

    private func missing(
        _ what: String, _ object: inout ObjectReader, _ problems: Problems
    ) -> HealthMilestone? {
        object.fail("missing-value", "the health milestone has \(what)", problems)
        return nil
    }
}
