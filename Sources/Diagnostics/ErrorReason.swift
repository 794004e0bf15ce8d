/// Why something failed, as a value that a language has words for.
package protocol ErrorReason: Sendable {}
