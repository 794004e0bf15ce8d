import CMarkGFM

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
