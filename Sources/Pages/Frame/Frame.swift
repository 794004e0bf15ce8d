import Counting
package import Markup
package import Model
import Wording

/// The title, navigation and footer around a page's content.
package struct Frame: Sendable {
    /// An entry of the main navigation.
    package struct NavigationItem: Sendable {
        let icon: Icon
        package let label: String
        package let link: Link
        /// Whether the page is this one, or one below it.
        package let isCurrent: Bool
    }

    let report: Report
    package let address: PageAddress
    package let title: String
    package let description: String
    /// Whether the page marks today among other days; not of a time that is over, which does not name the moment of the
    /// report.
    let marksToday: Bool
    /// The id of the element behind the navigation that a keyboard begins at.
    var skipTarget = "main"
}

extension Frame {
    package var language: Language { report.language }
    /// The person's name or the site's.
    package var brand: String { report.name ?? report.phrases.siteName }
    package var navigation: [NavigationItem] { report.navigation(address) }
    package var footer: String { report.footer(address) }
    /// The words that notes need beside their own.
    package var noteLabels: MarkdownLabels { report.phrases.noteLabels }
    /// The preview of a link to the page; nil if the site's address is not set.
    package var preview: LinkPreview? { LinkPreview(address, title: title, description: description, in: report) }

    /// The pages that are named in the footer of every page: the jokers, what explains the numbers, what can be taken
    /// elsewhere.
    package var footerLinks: [(label: String, link: Link)] {
        let phrases = report.phrases
        // The overview is where a person begins.
        let offersReminders =
            address == .overview && report.audience == .private && !report.analysis.reminders.isEmpty
        return (report.jokersPageName.map { [($0, Link(.jokers))] } ?? [])
            + [(phrases.howCountingWorks, Link(.about)), (phrases.takeItWithYou, Link(.files))]
            + (offersReminders ? [(phrases.remindersInCalendar, Link(.files, fragment: "subscribe"))] : [])
            + (report.hasForms ? [(phrases.settings, Link(.settings(.general)))] : [])
    }
}

extension Report {
    /// Whether a server shows the pages to the person alone, so that something can be written from them.
    var hasForms: Bool { serving != nil && audience == .private }

    /// The frame of a page; `marksToday` says whether the page is about today, among other days.
    func frame(_ address: PageAddress, title: String, description: String, marksToday: Bool = false) -> Frame {
        Frame(
            report: self, address: address, title: title, description: description,
            marksToday: marksToday && !isOver(address))
    }

    fileprivate func navigation(_ address: PageAddress) -> [Frame.NavigationItem] {
        let isActivity = if case .activity = address { true } else { false }
        let day = lastDay(of: address) ?? today
        var items: [Frame.NavigationItem] = [
            .init(icon: .home, label: phrases.overview, link: Link(.overview), isCurrent: address == .overview),
            .init(
                icon: .calendar, label: phrases.calendar, link: Link(.month(day.yearMonth)),
                isCurrent: address.folder == "calendar"),
            .init(icon: .week, label: phrases.weeks, link: Link(.weeks), isCurrent: address.folder == "weeks"),
        ]
        if showsTrackers {
            items.append(
                .init(
                    icon: .grid, label: phrases.trackers, link: Link(.trackers),
                    isCurrent: address.folder == "trackers" || isActivity))
        }
        if hasInsights {
            let isCurrent = address == .insights || address == .metrics
            items.append(.init(icon: .insights, label: phrases.insights, link: Link(.insights), isCurrent: isCurrent))
        }
        return items
            + ownPages.filter(\.isInMenu).map { page in
                .init(
                    icon: .star, label: page.title, link: Link(.own(page.name)), isCurrent: address == .own(page.name))
            }
    }

    /// The moment of the report; empty on a page of days that are over.
    ///
    /// A report made for a whole day, or for the public, names its day and no time. One made for an instant names date and time
    /// of the clock on the wall; the day of the report may have begun on the date before.
    fileprivate func footer(_ address: PageAddress) -> String {
        guard !isOver(address) else { return "" }
        let clock = profile.dayClock
        let isWholeDay = analysis.now == clock.start(of: today.advanced(by: 1))
        guard !isWholeDay, analysis.audience == .private else { return phrases.asOf(phrases.date(today), time: nil) }
        let wall = clock.zone.wallTime(at: analysis.now)
        return phrases.asOf(phrases.date(wall.day), time: wall.hourAndMinute)
    }
}

extension Frame {
    /// Writes the moment of the report, and where the page will be found.
    package func writeClosing(_ webAddress: String?, to markdown: inout Markdown) {
        markdown.block { $0.markup("---") }
        if !footer.isEmpty { markdown.block { $0.text(footer) } }
        if let webAddress { markdown.block { $0 += "[\(title)](\(address: webAddress))" } }
    }
}
