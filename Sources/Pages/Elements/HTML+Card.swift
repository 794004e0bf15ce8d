import Markup

extension HTML {
    /// A card: a section labelled by its heading of level two.
    ///
    /// `style` is a further class of the section.
    static func card(_ style: StaticString = "", id: StaticString, title: String, _ content: HTML) -> HTML {
        """
        <section class="card\(further: style)" aria-labelledby="\(id)"><header><h2 id="\(id)">\(title)</h2></header>\
        \(content)</section>
        """
    }

    /// Content that opens on demand, below its name.
    static func more(_ name: String, _ content: HTML) -> HTML {
        #"<details class="more"><summary>\#(name) \#(icon: .down)</summary>\#(content)</details>"#
    }
}

/// Items that are shown, and items that open on demand.
package struct Folded<Item: Sendable>: Sendable {
    package let shown, hidden: [Item]
    /// The text that opens the hidden items.
    package let more: String
}

extension Folded {
    /// Shows the first items; a single further one is shown too, since its fold would need the same space.
    init(_ items: [Item], visible: Int, more: (Int) -> String) {
        let count = items.count <= visible + 1 ? items.count : visible
        self.init(
            shown: Array(items.prefix(count)), hidden: Array(items.dropFirst(count)), more: more(items.count - count))
    }

    /// Both lists, each written by `list`.
    func html(_ list: ([Item]) -> HTML) -> HTML {
        "\(if: !shown.isEmpty, list(shown))\(if: !hidden.isEmpty, .more(more, list(hidden)))"
    }
}

extension HTML.StringInterpolation {
    /// Appends a further class, with a space before it; nothing if it is empty.
    mutating func appendInterpolation(further style: StaticString) {
        guard style.utf8CodeUnitCount > 0 else { return }
        html.markup(" ")
        html.markup(style)
    }

    /// Appends an entry of a legend: a drawing of 12 units and what it means.
    mutating func appendInterpolation(key drawing: HTML, _ words: String) {
        html += #"<li><svg class="key" viewBox="0 0 12 12" aria-hidden="true">\#(drawing)</svg>\#(words)</li>"#
    }

    /// Appends HTML made from a value, or `other` if the value is nil.
    mutating func appendInterpolation<Part>(
        _ part: Part?, _ content: (Part) -> HTML, else other: @autoclosure () -> HTML
    ) {
        html += part.map(content) ?? other()
    }
}

extension HTML {
    /// Writes the note of a record: plain text if it is one line, otherwise Markdown, like the note of a day.
    ///
    /// `style` are classes, `id` is the part of ids that is unique among the notes of the page.
    mutating func note(
        _ note: String, _ style: StaticString, topHeadingLevel: Int, id: @autoclosure () -> String,
        _ labels: MarkdownLabels
    ) {
        guard !MarkdownNotes.isPlain(note) else {
            self += #"<p class="\#(style)" dir="auto">\#(note)</p>"#
            return
        }
        let options = MarkdownOptions(topHeadingLevel: topHeadingLevel, idPrefix: id(), labels: labels)
        self += """
            <div class="written\(further: style)" dir="auto">\
            \({ $0.safe(MarkdownNotes.render(note, options: options)) })</div>
            """
    }
}

extension HTML {
    /// Writes a drawing that is one image for screen readers: its title and description, then its content.
    ///
    /// `style` is its class; `role` is another role for a drawing with links; `id` begins the ids of its title and its
    /// description. The view box has its left edge at 0 and its upper edge at `top`.
    mutating func image(
        _ style: StaticString, role: StaticString = #"role="img""#, id: String, width: Int, height: Int, top: Int = 0,
        title: String, description: String,
        drawing: (inout HTML) -> Void
    ) {
        self +=
            #"<svg class="\#(style)" viewBox="0 \#(top) \#(width) \#(height)" \#(role)\#({ $0.described(by: id) })>"#
        describe(id, title: title, description)
        drawing(&self)
        markup("</svg>")
    }

    /// Writes the start tag of a chart's drawing, with its title and description.
    mutating func openPlot(
        _ id: String, title: String, _ description: String, _ attributes: StaticString = #"class="plot" role="img""#
    ) {
        self += "<svg \(attributes)\({ $0.described(by: id) })>"
        describe(id, title: title, description)
    }

    /// Writes the attributes that refer to the elements written by `describe(_:title:_:)`.
    mutating func described(by id: String) {
        attribute("aria-labelledby") { $0.id(id, "-t") }
        attribute("aria-describedby") { $0.id(id, "-d") }
    }

    /// Writes the title and the description of a drawing; `id` begins their ids.
    mutating func describe(_ id: String, title: String, _ description: String) {
        element("title", { $0.attribute("id") { $0.id(id, "-t") } }, text: title)
        element("desc", { $0.attribute("id") { $0.id(id, "-d") } }, text: description)
    }

    /// A drawing without words, stretched to the whole size of its container.
    static func stretched(width: Int, height: Int, _ drawing: HTML) -> HTML {
        """
        <svg aria-hidden="true" preserveAspectRatio="none" width="100%" height="100%" viewBox="0 0 \(width) \(height)">\
        \(drawing)</svg>
        """
    }
}

extension HTML.StringInterpolation {
    /// Appends hundredths of a percent: 950 as `9.50%`, 1000 as `10%`.
    mutating func appendInterpolation(percent hundredths: Int) {
        html.number(hundredths / 100)
        let rest = abs(hundredths % 100)
        if rest > 0 {
            html.markup(rest < 10 ? ".0" : ".")
            html.number(rest)
        }
        html.markup("%")
    }
}

extension HTML {
    /// A ring of a dial of 400 units: its track and the share that is done, in percent; nil if no share is shown.
    ///
    /// Above 100 the ring is closed, and the excess overlaps its beginning. An inner ring is thinner.
    static func dialRing(share: Int?, isInner: Bool = false) -> HTML {
        let circle: HTML = isInner ? #" inner" cx="200" cy="200" r="157""# : #"" cx="200" cy="200" r="182""#
        func arc(_ style: StaticString, _ share: Int) -> HTML {
            """
            <circle class="\(style)\(circle) pathLength="100" stroke-dasharray="\(share) 100" transform="rotate(-90 200 200)"/>
            """
        }
        // The round end of the line would be visible even if its length were 0.
        let (done, above) = (min(share ?? 0, 100), min((share ?? 0) - 100, 96))
        return """
            <circle class="dial-track\(circle)/>\(if: done > 0, arc("dial-arc", done))\
            \(if: above > 0, "\(arc("dial-edge", above))\(arc("dial-over", above))")
            """
    }
}
