import ProgressModel

extension Report {
    /// The cards of the site: the streak's, then those of the years and months that have a page, ascending; only cards
    /// with a sober day to show.
    package var shareAddresses: [ShareAddress] {
        let all = [.streak] + span.years.map(ShareAddress.year) + span.months.map(ShareAddress.month)
        return all.filter(hasCard)
    }

    /// The cards that come as pictures too: the streak, the running year and month, and the month before.
    package var pictureAddresses: [ShareAddress] {
        let month = today.yearMonth
        return [.streak, .year(month.year), .month(month.previous), .month(month)].filter(hasCard)
    }
}
