package import ProgressRecording

/// A change of a data directory that somebody wants.
package struct ProposedChange {
    /// What was asked for, such as `log steady`.
    package let action: String
    /// Ways to do it, the best one first; each may change several files.
    package let alternatives: [[FileChange]]
    /// Whether the changes of an alternative do what they are for, once the directory is read with them.
    package let isEffective: (_ changes: [FileChange], _ after: RecordedFolder) -> Bool

    /// The press that asks for it, so that it is made once; its `change` is not known yet.
    package var press: UsedPress?

    /// The id of the change that it takes back; nil for anything else.
    package var undoes: String?

    /// Makes a proposal; without `isEffective` every alternative does what it is for.
    package init(
        action: String, alternatives: [[FileChange]],
        isEffective: @escaping (_ changes: [FileChange], _ after: RecordedFolder) -> Bool = { _, _ in true }
    ) {
        (self.action, self.alternatives, self.isEffective) = (action, alternatives, isEffective)
    }
}
