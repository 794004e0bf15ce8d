package import ProgressModel
import ReportWords

/// Which tracker is meant.
package enum TrackerReference: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The one with this id, as a form says it.
    case id(String)
    /// The one with this id or name, or whose id or name begins so, as a person types it.
    case name(String)

    package init(stringLiteral name: String) {
        self = .name(name)
    }

    package var description: String {
        switch self {
        case .id(let text), .name(let text): text
        }
    }

    /// Its place among trackers; throws where there is none, or several may be meant.
    package func index(_ trackers: [Tracker]) throws(CommandError) -> Int {
        switch self {
        case .name(let name): return try LogNames(trackers).tracker(name)
        case .id(let id):
            guard let index = trackers.firstIndex(where: { $0.id == id }) else {
                throw CommandError(.badData, .changedSince)
            }
            return index
        }
    }
}
