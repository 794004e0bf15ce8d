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
    init(_ markdown: String) throws(MarkdownRefusal) {
        guard let tree = Self.parse(markdown) else { throw MarkdownRefusal() }
        let node = MarkdownNode(pointer: tree)
        guard node.depth(upTo: MarkdownLimits.depth) <= MarkdownLimits.depth else {
            cmark_node_free(tree)
            throw MarkdownRefusal()
        }
        root = node
    }

    deinit {
        cmark_node_free(root.pointer)
    }

    /// The library's HTML of the tree in its safe mode, which removes remaining raw HTML and dangerous links.
    func renderedHTML() throws(MarkdownRefusal) -> String {
        guard let bytes = cmark_render_html(root.pointer, Self.options, nil) else { throw MarkdownRefusal() }
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

/// A note is shown as written instead of as Markdown: the library returned no tree or no HTML, the tree nests too deeply,
/// or a change of it was refused, after which text could be lost.
struct MarkdownRefusal: Error {}
