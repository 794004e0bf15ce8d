package import ProgressModel
package import ProgressRequests

extension Recorder {
    /// Takes records of a day out of their files; throws where there is none, or it is not clear which one is meant.
    package func unlog(_ request: UnlogRequest) throws(CommandError) -> UnlogAnswer {
        var plan: UnlogPlan?
        let done = try change { folder throws(CommandError) in
            let found = try UnlogPlan(request, in: folder)
            plan = found
            return found.proposal
        }
        guard let plan, let done else { throw CommandError(.inputOutput, "the folder was not read") }
        return UnlogAnswer(plan, done)
    }
}
