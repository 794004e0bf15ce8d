package import ProgressLoading
package import ProgressModel

/// The members of an object that a line of our own files has; nil where one is missing or something else.
extension JSONNode {
    package func text(_ key: String) -> String? { member(key)?.value.word }

    /// The texts of a list; what isn't a text is left out.
    package func texts(_ key: String) -> [String]? {
        member(key)?.value.elements?.compactMap(\.word)
    }

    package func day(_ key: String) -> Day? { text(key).flatMap { parseDay($0.utf8Span.span) } }

    package func integer(_ key: String) -> Int? { member(key)?.value.whole }

    /// Whether a member is there and true.
    package func isTrue(_ key: String) -> Bool { member(key)?.value.flag == true }
}
