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
        /// Whether this is the current page, or a page above it.
        package let isCurrent: Bool
    }

    let report: Report
    package let address: PageAddress
    package let title: String
    package let description: String
    /// Whether the page marks today among other days; false for a past time, whose page doesn't contain the moment of
    /// the report.
    let marksToday: Bool
    /// The id of the element that the skip link leads to.
    var skipTarget = "main"
}

extension Frame {
    package var language: Language { report.language }
    /// The person's name or the site's.
    package var brand: String { report.name ?? report.phrases.siteName }
    package var navigation: [NavigationItem] { report.navigation(address) }
    package var footer: String { report.footer(address) }
    /// The words that are needed to render notes.
    package var noteLabels: MarkdownLabels { report.phrases.noteLabels }
    /// The preview of a link to the page; nil if the site's address is not set.
    package var preview: LinkPreview? { LinkPreview(address, title: title, description: description, in: report) }

    /// The pages that the footer of every page links to: the jokers, the explanation of the numbers, and what can be
    /// used elsewhere.
    package var footerLinks: [(label: String, link: Link)] {
        let phrases = report.phrases
        // Reminders are only offered on the overview.
        let offersReminders =
            address == .overview && report.audience == .private && !report.analysis.reminders.isEmpty
        return (report.jokersPageName.map { [($0, Link(.jokers))] } ?? [])
            + [(phrases.howCountingWorks, Link(.about)), (phrases.takeItWithYou, Link(.files))]
            + (offersReminders ? [(phrases.remindersInCalendar, Link(.files, fragment: "subscribe"))] : [])
            + (report.hasForms ? [(phrases.settings, Link(.settings(.general)))] : [])
    }
}

extension Report {
    /// Whether a server shows the pages to the person, so that they can contain forms.
    var hasForms: Bool { serving != nil && audience == .private }

    /// The frame of a page; `marksToday` if the page is about today, among other days.
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

    /// The moment of the report; empty on a page of past days.
    ///
    /// A report for a whole day or for the public contains its day without a time. One for an instant contains the date
    /// and the time of the clock, whose date may be later than the report's day.
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
    /// Writes the moment of the report, and the address of the page.
    package func writeClosing(_ webAddress: String?, to markdown: inout Markdown) {
        markdown.block { $0.markup("---") }
        if !footer.isEmpty { markdown.block { $0.text(footer) } }
        if let webAddress { markdown.block { $0 += "[\(title)](\(address: webAddress))" } }
    }
}
