/// What one client may take of the server.
package struct ServerLimits: Sendable {
    /// Connections at a time; more wait, and a browser opens six.
    package var connections = 64
    /// Requests of one connection that wait for their answer; browsers send one at a time.
    package var unanswered = 16
    /// Pages that wait for a change at a time.
    package var openPages = 16
    /// Bytes of a header field, and of all of them.
    package var headerField = 8 << 10
    package var header = 16 << 10
    package var headerFields = 64
    /// Seconds until a connection is closed on which no request has come in whole.
    package var idle = 10.0
    /// Seconds from the header of a request to the end of its body.
    package var request = 10.0
    /// The same for a file of 32 MB, which a phone sends slowly.
    package var longRequest = 120.0
    /// Seconds for which a file is kept that was sent for an import.
    package var upload = 900.0
    /// Seconds for a whole answer.
    package var response = 60.0
    /// Seconds between signs of life on a connection that waits for a change.
    package var heartbeat = 20.0

    /// The usual limits.
    package init() {}
}
