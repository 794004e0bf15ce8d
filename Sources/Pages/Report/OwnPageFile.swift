package import Markup

/// The template of a page written by a person, with its title and its place in the menu.
package struct OwnPageFile: Sendable {
    /// The name of its template, without folder and extension.
    package let name: String
    let title: String
    /// Whether it has an entry in the menu.
    let isInMenu: Bool

    /// Settings in its first comment that are unknown, such as `menu: true`.
    package let misspelled: [String]

    /// Reads the first comment of a template: `{{! title: Now; menu: yes }}`, or with each setting on a line.
    ///
    /// The default title is the name in words. Nil for a file that isn't a page.
    package init?(_ file: TemplateFile) {
        guard file.name.hasPrefix(OwnPageFile.folder), file.name.hasSuffix(TemplateSet.suffix) else { return nil }
        let name = file.name.dropFirst(OwnPageFile.folder.count).dropLast(TemplateSet.suffix.count)
        let text = String(decoding: file.bytes, as: UTF8.self)
        var settings: [String: String] = [:]
        if text.hasPrefix("{{!"), let end = text.firstRange(of: "}}")?.lowerBound {
            let comment = text[..<end].dropFirst("{{!".count).replacing(", menu:", with: "; menu:")
            for setting in comment.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
                let words = setting.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ") }
                if words.count == 2, let key = words[0].last { settings[String(key)] = words[1].joined(separator: " ") }
            }
        }
        self.name = String(name)
        title = settings["title"] ?? name.prefix(1).uppercased() + name.dropFirst().map { $0 == "-" ? " " : $0 }
        isInMenu = settings["menu"] == "yes"
        misspelled = settings.filter { $0 != "title" && ($0 != "menu" || !["yes", "no"].contains($1)) }
            .map { "\($0): \($1)" }.sorted()
    }

    /// The folder, with a slash at its end.
    static let folder = "pages/"
}
