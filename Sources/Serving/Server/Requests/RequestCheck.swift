import Disk
import HTTPTypes
import Publishing
import Synchronization

/// Decides which requests are answered: only those of a person at this machine who has opened the site itself.
///
/// A page of another site can make a browser send requests here, and can point its own name to this machine's address
/// (DNS rebinding). `Host`, `Origin` and the browser's fetch metadata (https://www.w3.org/TR/fetch-metadata/)
/// distinguish these requests from those of the site's own pages; scripts can't set any of them.
struct RequestCheck: Sendable {
    /// The `Origin` of the pages for each allowed `Host`: `127.0.0.1:4400`, the other names of this machine, and the
    /// outside address; a `Host` has to be exactly one of them.
    private let origins: [String: String]

    init(port: Int, behind: OutsideAddress? = nil) {
        let names = ["127.0.0.1", "localhost", "[::1]"]
        // Browsers leave out the default port of HTTP.
        let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        var origins = Dictionary(uniqueKeysWithValues: hosts.map { ($0, "http://\($0)") })
        if let behind { origins[behind.authority] = behind.origin }
        self.origins = origins
    }

    /// Whether a request is for this server, and for no other one as well.
    func isMeant(_ request: HTTPRequest) -> Bool {
        // The first `Host` is the authority, so one among the fields is a second one. A target that contains a host, as
        // for a proxy, has priority over both (RFC 9112, section 3.2.2).
        origin(of: request) != nil && !request.headerFields.contains(.host)
            && request.path?.hasPrefix("/") == true
    }

    /// The `Origin` of the pages at the host of a request; nil if the host isn't this server.
    private func origin(of request: HTTPRequest) -> String? {
        request.authority.flatMap { origins[$0.lowercased()] }
    }

    /// The reason to refuse a request for or from a page; nil if it is answered.
    func refusal(of request: HTTPRequest) -> Refusal? {
        guard isMeant(request) else { return .otherHost }
        // A token gives access to the addresses for programs, never to a page.
        guard request.headerFields[.authorization] == nil else { return .otherToken }
        let isRead = request.method == .get || request.method == .head
        guard isRead || request.method == .post else { return .method }
        return isRead ? reading(request) : writing(request)
    }

    /// A page may be opened from anywhere, such as a bookmark or a mail; its other files are only sent to pages of this
    /// site.
    ///
    /// Another server on this machine counts as another site.
    private func reading(_ request: HTTPRequest) -> Refusal? {
        guard let site = request.headerFields[.fetchSite], !["same-origin", "none"].contains(site) else { return nil }
        let isOpened = request.headerFields[.fetchMode] == "navigate" && request.headerFields[.fetchDest] == "document"
        return isOpened ? nil : .otherSite
    }

    /// Requests that write have to come from a page of this site; every browser sends `Origin` with a form.
    private func writing(_ request: HTTPRequest) -> Refusal? {
        let site = request.headerFields[.fetchSite] ?? "same-origin"
        // The page has to be opened at the same host.
        guard let origin = request.headerFields[.origin], site == "same-origin", origin == self.origin(of: request)
        else { return .otherSite }
        return nil
    }
}

/// The reason that a request isn't answered.
enum Refusal: Error, Hashable {
    /// `Host` is another machine, or missing.
    case otherHost
    /// The request comes from a page of another site.
    case otherSite
    /// The method isn't GET, HEAD or POST, or isn't allowed for the address.
    case method
    /// The address is malformed.
    case path
    case tooLong
    /// The body isn't a form.
    case form
    /// The token of the form is missing or wrong.
    case token
    /// The device is not paired.
    case unpaired
    /// The token of a program is missing, wrong, expired or revoked.
    case noToken
    /// The token of a program has other rights.
    case otherToken
    /// There are too many wrong tokens.
    case busy

    /// The status and a sentence for the sender and the terminal, which contains no part of the request.
    var answer: (status: HTTPResponse.Status, text: String) {
        switch self {
        case .otherHost:
            (
                .misdirectedRequest,
                "This server is only reached as 127.0.0.1 or localhost, and by the address of --behind."
            )
        case .otherSite: (.forbidden, "The request comes from a page of another site.")
        case .method: (.methodNotAllowed, "This address does not take such a request.")
        case .path: (.badRequest, "The address is malformed.")
        case .tooLong: (.contentTooLarge, "The request is too long.")
        case .form: (.badRequest, "The form is malformed.")
        case .token: (.forbidden, "The form is not of this start of the server. Load its page again.")
        case .unpaired: (.unauthorized, "This device is not paired.")
        case .noToken:
            (
                .unauthorized,
                "The token is missing, unknown, over or revoked; expected Authorization: Bearer TOKEN, of reportgen token add."
            )
        case .otherToken: (.forbidden, "The token is for something else.")
        case .busy: (.serviceUnavailable, "Too much at once. Try again in a moment.")
        }
    }
}

extension HTTPField.Name {
    static let host = HTTPField.Name(verified: "Host")
    static let fetchSite = HTTPField.Name(verified: "Sec-Fetch-Site")
    static let fetchMode = HTTPField.Name(verified: "Sec-Fetch-Mode")
    static let fetchDest = HTTPField.Name(verified: "Sec-Fetch-Dest")

    /// Makes a name from a string that is known to be valid.
    init(verified name: StaticString) {
        self = HTTPField.Name(String(describing: name)) ?? .server
    }
}

/// Reports refused requests in the terminal, each reason once: a line for each request would reveal who looks at what
/// and when, and any web page could fill the terminal.
///
/// It is a class because it remembers what was reported.
final class RefusalNotes: Sendable {
    private let told = Mutex<Set<Refusal>>([])

    func note(_ refusal: Refusal) {
        guard told.withLock({ $0.insert(refusal).inserted }) else { return }
        Console.note("reportgen: a request was refused: \(refusal.answer.text)")
    }
}
