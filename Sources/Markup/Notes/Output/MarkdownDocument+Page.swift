/// Changes of a note's tree for a page.
extension MarkdownDocument {
    /// Converts raw HTML to text: every tag, comment and block.
    ///
    /// The library would remove it, and a person's words with it.
    func makeRawHTMLText() throws(MarkdownRefusal) {
        for event in root.events(of: { $0 == .htmlInline || $0 == .htmlBlock }) {
            switch event.kind {
            case .htmlInline: try event.node.replace(withText: event.node.literal)
            case .htmlBlock:
                let lines = event.node.literal.split(whereSeparator: \.isNewline).map(String.init)
                try event.node.replace(withParagraphOf: lines)
            default: break
            }
        }
    }

    /// Moves headings below those of the page, so that the outline is correct.
    ///
    /// A `#` becomes a heading of `topLevel`; the others keep their distance to it, up to level 6.
    func moveHeadings(to topLevel: Int) throws(MarkdownRefusal) {
        for event in root.events(of: { $0 == .heading }) where event.direction == .enter {
            try event.node.setHeadingLevel(min(event.node.headingLevel + topLevel - 1, 6))
        }
    }

    /// Converts every link and image to a picture that may be shown, a permitted link, or its text.
    ///
    /// HTML has no links within links: an image in a link keeps only its alternative text, and a link around the number
    /// of a footnote is removed, because without the number the footnote couldn't be reached.
    func restrictLinks(_ options: MarkdownOptions) throws(MarkdownRefusal) {
        let events = root.events { $0 == .link || $0 == .image || $0 == .footnoteReference }
        var open: (link: MarkdownNode, destination: String)?
        for (index, event) in events.enumerated() where event.kind == .link || event.kind == .image {
            if event.kind == .image, let address = options.address(ofPicture: event.node.destination) {
                if event.direction == .exit { try event.node.setDestination(address) }
                continue
            }
            switch event.direction {
            case .enter:
                guard open == nil, event.kind == .link || event.node.destination.contains("://"),
                    let destination = LinkDestination.permitted(event.node.destination),
                    !MarkdownDocument.holdsFootnote(events[index...])
                else { continue }
                open = (event.node, destination)
            case .exit:
                if let link = open, link.link == event.node {
                    try event.node.replace(withLinkTo: link.destination, title: event.node.title)
                    open = nil
                } else {
                    try event.node.replaceWithChildren()
                }
            }
        }
    }

    var images: [(destination: String, line: Int)] {
        root.events { $0 == .image }.filter { $0.direction == .enter }.map { ($0.node.destination, $0.node.line) }
    }

    /// Whether there is a footnote reference before the first node of `events` is left.
    private static func holdsFootnote(_ events: ArraySlice<MarkdownEvent>) -> Bool {
        guard let node = events.first?.node else { return false }
        return events.prefix { $0.direction == .enter || $0.node != node }.contains { $0.kind == .footnoteReference }
    }
}
