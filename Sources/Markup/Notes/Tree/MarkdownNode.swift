import CMarkGFM

/// A node in the tree of a `MarkdownDocument`; must not be used after the document or the node was freed.
struct MarkdownNode: Equatable {
    /// The kinds that this module distinguishes.
    enum Kind {
        case paragraph, heading, list, codeBlock, htmlBlock, footnoteDefinition
        case text, code, htmlInline, softBreak, lineBreak, link, image, footnoteReference
        /// Quotes, list items, tables and their cells, rules.
        case otherBlock
        /// Emphasis and strikethrough.
        case otherInline
    }

    /// The library's node; only used in this folder.
    let pointer: OpaquePointer

    /// Read from its number, because the library has no name for footnotes.
    var kind: Kind {
        let type = cmark_node_get_type(pointer)
        return switch type {
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .htmlInline
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
        default: Int32(type.rawValue) & CMARK_NODE_TYPE_MASK == CMARK_NODE_TYPE_INLINE ? .otherInline : .otherBlock
        }
    }

    /// The text of a leaf; empty for other nodes.
    var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

    /// The destination of a link or an image, with entities and escapes resolved; empty for other nodes.
    var destination: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

    /// The title of a link or an image (shown on hover); empty for other nodes.
    var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }

    /// The line of its start, from 1.
    var line: Int { Int(cmark_node_get_start_line(pointer)) }

    /// The level of a heading, 1 to 6; 0 for other nodes.
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

    var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }

    var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
}

// Uses the library's iterator, which has no stack, so that a tree with a hundred thousand levels is no problem.
extension MarkdownNode {
    /// Entering and leaving of each node of these kinds, itself included, in text order; leaves are only entered.
    ///
    /// The list is made in advance, so the tree may be changed while it is used: a node may be freed after its last
    /// event.
    func events(of isWanted: (Kind) -> Bool = { _ in true }) -> [MarkdownEvent] {
        var events: [MarkdownEvent] = []
        walk { direction, pointer in
            let node = MarkdownNode(pointer: pointer)
            let kind = node.kind
            if isWanted(kind) { events.append(MarkdownEvent(direction: direction, node: node, kind: kind)) }
            return true
        }
        return events
    }

    /// The number of levels below this node, 0 for a leaf; more than `limit` is returned as `limit + 1`.
    func depth(upTo limit: Int) -> Int {
        var depth = 0
        var deepest = 0
        walk { direction, pointer in
            // Leaves are never left, so only nodes with children add a level.
            guard cmark_node_first_child(pointer) != nil else { return true }
            depth += direction == .enter ? 1 : -1
            deepest = max(deepest, depth)
            return deepest <= limit
        }
        return deepest
    }

    private func walk(_ visit: (MarkdownEvent.Direction, OpaquePointer) -> Bool) {
        guard let iterator = cmark_iter_new(pointer) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            guard visit(event == CMARK_EVENT_ENTER ? .enter : .exit, node) else { return }
        }
    }
}

/// A step of a walk through a note's tree.
struct MarkdownEvent {
    enum Direction {
        case enter
        case exit
    }

    let direction: Direction
    let node: MarkdownNode
    /// The kind of the node at this step.
    let kind: MarkdownNode.Kind
}

// Every change either happens or throws `MarkdownRefusal`; a new node that couldn't be inserted is freed.
extension MarkdownNode {
    /// Replaces this node by plain text, and frees it.
    func replace(withText text: String) throws(MarkdownRefusal) {
        try Self.make(CMARK_NODE_TEXT) { node throws(MarkdownRefusal) in
            try Self.check(cmark_node_set_literal(node.pointer, text))
            try Self.check(cmark_node_replace(pointer, node.pointer))
        }
        cmark_node_free(pointer)
    }

    /// Replaces this block by a paragraph of these lines, and frees it.
    ///
    /// A tight list around it becomes a loose one, because tight items join their paragraphs.
    func replace(withParagraphOf lines: [String]) throws(MarkdownRefusal) {
        if let list = parent?.parent, list.kind == .list { try Self.check(cmark_node_set_list_tight(list.pointer, 0)) }
        try Self.make(CMARK_NODE_PARAGRAPH) { paragraph throws(MarkdownRefusal) in
            for (index, line) in lines.enumerated() {
                if index > 0 { try paragraph.append(CMARK_NODE_SOFTBREAK) }
                try paragraph.append(CMARK_NODE_TEXT, literal: line)
            }
            try Self.check(cmark_node_replace(pointer, paragraph.pointer))
        }
        cmark_node_free(pointer)
    }

    /// Replaces this node by a link with the same children, and frees it.
    ///
    /// Without children, the link shows its destination.
    func replace(withLinkTo destination: String, title: String) throws(MarkdownRefusal) {
        try Self.make(CMARK_NODE_LINK) { link throws(MarkdownRefusal) in
            try Self.check(cmark_node_set_url(link.pointer, destination))
            try Self.check(cmark_node_set_title(link.pointer, title))
            try Self.check(cmark_node_insert_before(pointer, link.pointer))
        }
        guard let link = cmark_node_previous(pointer).map(MarkdownNode.init) else { throw MarkdownRefusal() }
        if firstChild == nil { try link.append(CMARK_NODE_TEXT, literal: destination) }
        while let child = firstChild { try Self.check(cmark_node_append_child(link.pointer, child.pointer)) }
        cmark_node_free(pointer)
    }

    /// Replaces this node by its children, and frees it.
    func replaceWithChildren() throws(MarkdownRefusal) {
        while let child = firstChild { try Self.check(cmark_node_insert_before(pointer, child.pointer)) }
        cmark_node_free(pointer)
    }

    func setDestination(_ destination: String) throws(MarkdownRefusal) {
        try Self.check(cmark_node_set_url(pointer, destination))
    }

    /// Sets the level of a heading, 1 to 6.
    func setHeadingLevel(_ level: Int) throws(MarkdownRefusal) {
        try Self.check(cmark_node_set_heading_level(pointer, Int32(level)))
    }

    private func append(_ type: cmark_node_type, literal: String? = nil) throws(MarkdownRefusal) {
        try Self.make(type) { node throws(MarkdownRefusal) in
            if let literal { try Self.check(cmark_node_set_literal(node.pointer, literal)) }
            try Self.check(cmark_node_append_child(pointer, node.pointer))
        }
    }

    /// Creates a node for `place`, which must insert it into the tree or throw.
    private static func make(
        _ type: cmark_node_type, place: (MarkdownNode) throws(MarkdownRefusal) -> Void
    ) throws(MarkdownRefusal) {
        guard let node = cmark_node_new(type).map(MarkdownNode.init) else { throw MarkdownRefusal() }
        do {
            try place(node)
        } catch {
            cmark_node_free(node.pointer)
            throw error
        }
    }

    /// cmark returns 1 on success and 0 on failure.
    private static func check(_ result: Int32) throws(MarkdownRefusal) {
        guard result == 1 else { throw MarkdownRefusal() }
    }
}
