/// The limits of what a client may use.
package struct ServerLimits: Sendable {
    /// The number of open connections; further ones wait, and a browser uses six.
    package var connections = 64
    /// The number of unanswered requests of one connection; browsers send one at a time.
    package var unanswered = 16
    /// The number of pages that wait for changes.
    package var openPages = 16
    /// The number of bytes of a header field, and of all header fields.
    package var headerField = 8 << 10
    package var header = 16 << 10
    package var headerFields = 64
    /// The number of seconds until a connection without a complete request is closed.
    package var idle = 10.0
    /// The number of seconds from the header of a request to the end of its body.
    package var request = 10.0
    /// The same limit for a file of 32 MB, which a phone may send slowly.
    package var longRequest = 120.0
    /// The number of seconds for which a file sent for an import is kept.
    package var upload = 900.0
    /// The number of seconds for a whole answer.
    package var response = 60.0
    /// The number of seconds between messages on a connection that waits for changes.
    package var heartbeat = 20.0

    /// The usual limits.
    package init() {}
}
