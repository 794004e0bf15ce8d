import ReportWords

/// What a messenger or a social network shows of a link to a page.
package struct LinkPreview: Sendable {
    /// The picture, which not every build has.
    package struct Picture: Sendable {
        /// Absolute.
        package let url: String
        /// Pixels.
        package let width, height: Int
        /// The picture in words.
        package var text: String
    }

    package let title: String
    package let description: String
    /// Absolute.
    package let url: String
    package let picture: Picture?
}

extension Report {
    /// The preview of a page; nil where nobody said where the site will be found, for its addresses are absolute.
    func linkPreview(_ address: PageAddress, title: String, description: String) -> LinkPreview? {
        guard let siteURL else { return nil }
        var picture = previewPicture
        // The picture changes from day to day; a page of a time that is over does not.
        if isOver(address) { picture?.text = phrases.soberDays }
        return LinkPreview(
            title: title, description: description, url: siteURL + (address == .overview ? "" : address.path),
            picture: picture)
    }

    /// The card of the streak, where the site will have it; nil where there is no sober day to show.
    func streakPicture() -> LinkPreview.Picture? {
        guard let siteURL, let card = shareCard(at: .streak) else { return nil }
        let shape = ShareShape.wide
        return LinkPreview.Picture(
            url: siteURL + card.address.path(shape, "png"), width: shape.width, height: shape.height, text: card.title)
    }
}
