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
