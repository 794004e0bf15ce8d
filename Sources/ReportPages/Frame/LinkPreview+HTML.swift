import ReportMarkup

extension LinkPreview {
    /// Writes the preview of the page as Open Graph properties (https://ogp.me).
    func write(to html: inout HTML) {
        html.property("og:type", "website")
        html.property("og:title", title)
        html.property("og:description", description)
        html.property("og:url", url)
        guard let picture else { return }
        html.property("og:image", picture.url)
        html.property("og:image:width", String(picture.width))
        html.property("og:image:height", String(picture.height))
        html.property("og:image:alt", picture.text)
        html.markup("<meta name=\"twitter:card\" content=\"summary_large_image\">\n")
    }
}

extension HTML {
    fileprivate mutating func property(_ name: StaticString, _ content: String) {
        open("meta") {
            $0.attribute("property", literal: name)
            $0.attribute("content", content)
        }
        markup("\n")
    }
}
