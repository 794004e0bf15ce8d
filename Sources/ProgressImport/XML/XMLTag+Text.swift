extension XMLTag {
    /// Whether the element has this name, whatever its prefix is.
    func hasLocalName(_ name: StaticString) -> Bool { self.name.localName.equals(name) }

    /// The text of an attribute; nil where there is none.
    func text(_ attribute: StaticString) -> String? { self.attribute(attribute).map { XMLText($0).text } }

    /// The whole number of an attribute; nil where there is none or it is no number.
    func number(_ attribute: StaticString) -> Int? { text(attribute).flatMap { Int($0) } }
}
