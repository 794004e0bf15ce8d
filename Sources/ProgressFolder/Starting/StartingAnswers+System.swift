import DiskAccess
package import ProgressModel
package import ProgressRequests

extension StartingAnswers {
    /// The answers of someone who says nothing, on this machine; without `now` at the moment of its clock.
    package static func onThisMachine(now: Instant? = nil) -> StartingAnswers {
        StartingAnswers(
            now: now ?? Machine.now, timeZone: SystemSettings.timeZone ?? "UTC",
            language: SystemSettings.language ?? .fallback, zones: .ofSystem)
    }
}
