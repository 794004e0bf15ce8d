/// Links lead only where they may, and images become links, so that a page loads nothing.
enum LinksWithinPolicy {
    /// Makes every link and image of `document` either a permitted link or the text it holds.
    ///
    /// HTML knows no link in a link: of an image in a link only the alternative text stays, and a link around a
    /// footnote's number gives way to the number, as without it the footnote could not be reached.
    static func apply(to document: borrowing MarkdownDocument) throws(MarkdownRefusal) {
        let events = document.events()
        var open: (link: MarkdownNode, destination: String)?
        for (index, event) in events.enumerated() where event.kind == .link || event.kind == .image {
            switch event.direction {
            case .enter:
                guard open == nil, let destination = LinkDestination.permitted(event.node.destination),
                    !holdsFootnote(events[index...])
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

    /// Whether a footnote is called before the node that `events` starts with is left.
    private static func holdsFootnote(_ events: ArraySlice<MarkdownEvent>) -> Bool {
        guard let node = events.first?.node else { return false }
        return events.prefix { $0.direction == .enter || $0.node != node }.contains { $0.kind == .footnoteReference }
    }
}
