import Markup
import Wording

/// The preview of a link to a page in a messenger or a social network.
package struct LinkPreview: Sendable {
    /// The picture; not every build has one.
    package struct Picture: Sendable {
        /// Absolute.
        package let url: String
        /// Pixels.
        package let width, height: Int
        /// The alternative text of the picture.
        package var text: String
    }

    package let title: String
    package let description: String
    /// Absolute.
    package let url: String
    package let picture: Picture?
}

extension LinkPreview {
    /// The preview of a page; nil if the site's address is not set, because the addresses are absolute.
    init?(_ address: PageAddress, title: String, description: String, in report: Report) {
        guard let siteURL = report.siteURL else { return nil }
        var picture = report.previewPicture
        // The picture changes daily, but a page of a past time doesn't change.
        if report.isOver(address) { picture?.text = report.phrases.soberDays }
        self.title = title
        self.description = description
        url = siteURL + (address == .overview ? "" : address.path)
        self.picture = picture
    }
}

extension LinkPreview.Picture {
    /// Nil if there is no day to show, or if the site's address is not set.
    init?(in report: Report) {
        guard let siteURL = report.siteURL, let picture = CardPicture.preview(in: report) else { return nil }
        url = siteURL + picture.path
        (width, height) = picture.shape.pixels
        text = ShareHeadline(picture.address, in: report).text
    }
}

extension LinkPreview {
    /// The preview of the page as Open Graph properties (https://ogp.me).
    var html: HTML {
        """
        <meta property="og:type" content="website">
        <meta property="og:title" content="\(title)">
        <meta property="og:description" content="\(description)">
        <meta property="og:url" content="\(url)">
        \(picture, { picture in
            """
            <meta property="og:image" content="\(picture.url)">
            <meta property="og:image:width" content="\(picture.width)">
            <meta property="og:image:height" content="\(picture.height)">
            <meta property="og:image:alt" content="\(picture.text)">
            <meta name="twitter:card" content="summary_large_image">

            """
        })
        """
    }
}
