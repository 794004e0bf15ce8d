package import Counting
package import Model

/// The address of a page of the site; links consist of addresses, so they only lead to pages that exist.
package enum PageAddress: Hashable, Sendable {
    case overview
    /// All years.
    case years
    case year(Int)
    case month(YearMonth)
    case week(Week)
    /// All weeks.
    case weeks
    /// All trackers.
    case trackers
    /// A tracker's page, by its id.
    case tracker(String)
    /// Meditation or workout.
    case activity(Activity)
    case insights
    /// The measurements of devices.
    case metrics
    case jokers
    /// An earlier year of the ledger of jokers.
    case jokerYear(Int)
    /// The events so far; not in the public edition.
    case story
    case about
    /// What can be used elsewhere: badges, pictures, feeds, data.
    case files
    /// The log sheet, which only a server has.
    case log
    /// A page of settings, which only a server has.
    case settings(SettingsPart)
    /// A page of the person's own, by its name.
    case own(String)
    /// The page a server shows for an unknown address; `root` is the path of the site on its server.
    case notFound(root: String)

    /// The path of the page, relative to the root of the site.
    package var path: String { folder.isEmpty ? fileName : "\(folder)/\(fileName)" }

    /// The folder of the page; empty for the root of the site.
    package var folder: String {
        switch self {
        case .years, .year, .month: "calendar"
        case .week, .weeks: "weeks"
        case .tracker, .trackers: "trackers"
        case .metrics: "insights"
        case .jokerYear: "jokers"
        case .settings: "settings"
        case .overview, .activity, .insights, .jokers, .story, .about, .files, .log, .own, .notFound: ""
        }
    }

    /// The name of the file with the page's tables, in the same folder; nil for a page without tables.
    var tablesName: String? {
        switch self {
        case .overview, .years, .year, .trackers, .tracker, .activity, .insights, .metrics:
            fileName.dropLast(".html".count) + ".csv"
        default: nil
        }
    }

    /// The path of that file, relative to the root of the site.
    package var tablesPath: String? { tablesName.map { folder.isEmpty ? $0 : "\(folder)/\($0)" } }

    private var fileName: String {
        switch self {
        case .overview, .years, .weeks, .trackers: "index.html"
        case .year(let year): "\(padded(year, 4)).html"
        case .month(let month): "\(month).html"
        case .week(let week): "\(week).html"
        case .tracker(let id): "\(id).html"
        case .activity(let activity): "\(activity.rawValue).html"
        case .insights: "insights.html"
        case .metrics: "metrics.html"
        case .jokers: "jokers.html"
        case .jokerYear(let year): "\(padded(year, 4)).html"
        case .files: "files.html"
        case .story: "story.html"
        case .about: "about.html"
        case .log: "log"
        case .settings(let part): part.rawValue
        case .own(let name): "\(name).html"
        case .notFound: "404.html"
        }
    }
}

/// A page of settings; its raw value is the last part of its address.
package enum SettingsPart: String, CaseIterable, Sendable {
    /// The settings of the profile, except for savings.
    case general
    case savings
    case trackers
    /// The settings of a tracker, whose id is in the address.
    case tracker
    /// The devices and programs that may read and write.
    case devices
    /// The import of another program's export.
    case importing = "import"
    /// What is given to other people: a page for a doctor, an export, a share card.
    case handingOver = "hand-over"
}

/// A page, or a place on it.
package struct Link: Hashable, Sendable {
    package let page: PageAddress
    /// The id of an element of the page.
    package let fragment: String?

    /// A link to the top of a page or to an element of it.
    package init(_ page: PageAddress, fragment: String? = nil) {
        self.page = page
        self.fragment = fragment
    }

    /// The details of a day, on the page of its month.
    package static func day(_ day: Day) -> Link {
        let date = day.date
        return Link(.month(YearMonth(year: date.year, month: date.month)), fragment: dayIDs[date.day])
    }

    /// The ids of days on the page of their month, by their number.
    private static let dayIDs = (0...31).map { "d\($0)" }
}

extension PageAddress {
    /// The path from this page to the root of the site: empty, `../`, or a path of the server.
    var root: String {
        if case .notFound(let root) = self { return root }
        switch self {
        // Single sheets and the pages that confirm a change have longer paths; they are always at the root of a server.
        case .log, .settings: return "/"
        default: return folder.isEmpty ? "" : "../"
        }
    }

    /// The relative address of a share card.
    func href(_ link: ShareLink) -> String { root + link.path }

    /// The relative address of a link on this page.
    func href(_ link: Link) -> String {
        let fragment = link.fragment.map { "#" + $0 } ?? ""
        return link.page == self && !fragment.isEmpty ? fragment : root + link.page.path + fragment
    }
}
