import CMarkGFM
import Synchronization

/// A parsed note; owns the tree of libcmark-gfm, and frees it in `deinit`.
///
/// Only the files of this folder call the C library. Not copyable, because the tree has one owner.
struct MarkdownDocument: ~Copyable {
    private static let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]
    /// Locked while parsing; has the extensions, or is empty before they are registered.
    ///
    /// The library registers its extensions in global lists, and while parsing it marks their special characters in a
    /// global table: two parsers at once would miss each other's `~` and links.
    private static let parsing = Mutex<[OpaquePointer]>([])

    /// The document node; valid as long as this value.
    let root: MarkdownNode

    /// Parses `markdown`, after `MarkdownLimits.admits`.
    ///
    /// - Throws: `MarkdownRefusal` if the tree nests too deeply for a page, or the library lacks an extension.
    init(_ markdown: String, limits: MarkdownLimits = .standard) throws(MarkdownRefusal) {
        guard let tree = Self.parse(markdown) else { throw .unparsed }
        let node = MarkdownNode(pointer: tree)
        guard node.depth(upTo: limits.depth) <= limits.depth else {
            cmark_node_free(tree)
            throw .tooDeep
        }
        root = node
    }

    deinit {
        cmark_node_free(root.pointer)
    }

    /// Entering and leaving of every node of these kinds, in the order of the text; leaves are only entered.
    ///
    /// The list is made in advance, so the tree may be changed while it is used: a node may be freed after its last
    /// event.
    func events(of isWanted: (MarkdownNode.Kind) -> Bool = { _ in true }) -> [MarkdownEvent] {
        root.events(of: isWanted)
    }

    /// The library's HTML of the tree in its safe mode, which removes remaining raw HTML and dangerous links.
    func renderedHTML() throws(MarkdownRefusal) -> String {
        guard let bytes = cmark_render_html(root.pointer, Self.options, nil) else { throw .unrendered }
        defer { cmark_get_default_mem_allocator().pointee.free(bytes) }
        return String(cString: bytes)
    }

    private static func parse(_ markdown: String) -> OpaquePointer? {
        parsing.withLock { found in
            if found.isEmpty {
                cmark_gfm_core_extensions_ensure_registered()
                found = extensions.compactMap { cmark_find_syntax_extension($0) }
            }
            guard found.count == extensions.count, let parser = cmark_parser_new(options) else { return nil }
            defer { cmark_parser_free(parser) }
            for syntax in found { cmark_parser_attach_syntax_extension(parser, syntax) }
            var text = markdown
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
            return cmark_parser_finish(parser)
        }
    }
}

/// Why a note is shown as written instead of as Markdown; not shown to users.
enum MarkdownRefusal: Error {
    /// The library returned no tree.
    case unparsed
    /// The tree nests more deeply than `MarkdownLimits.depth`.
    case tooDeep
    /// The library refused a change of the tree; continuing could lose text.
    case unchanged
    /// The library returned no HTML.
    case unrendered
}
