import Disk
import HTTPTypes
import Publishing
import Synchronization

/// Decides which requests are answered at all: only those of a person at this machine, who has opened the site itself.
///
/// A page of another site can make a browser send requests here, and can give its own name this machine's address (DNS
/// rebinding). `Host`, `Origin` and the fetch metadata of the browser (https://www.w3.org/TR/fetch-metadata/) tell these
/// requests from those of the site's own pages; scripts cannot set any of them.
struct RequestCheck: Sendable {
    /// For `127.0.0.1:4400`, the other names of this machine, and the one from elsewhere the `Origin` of its pages; a `Host`
    /// has to be one of them, letter by letter.
    private let origins: [String: String]

    init(port: Int, behind: OutsideAddress? = nil) {
        let names = ["127.0.0.1", "localhost", "[::1]"]
        // A browser leaves the port of HTTP out.
        let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        var origins = Dictionary(uniqueKeysWithValues: hosts.map { ($0, "http://\($0)") })
        if let behind { origins[behind.authority] = behind.origin }
        self.origins = origins
    }

    /// Whether a request names this server, and no other one as well.
    func isMeant(_ request: HTTPRequest) -> Bool {
        // The first `Host` is the authority, so one among the fields is a second one. A target with a host of its own, as
        // for a proxy, wins over both (RFC 9112, section 3.2.2).
        origin(of: request) != nil && !request.headerFields.contains(.host)
            && request.path?.hasPrefix("/") == true
    }

    /// The `Origin` of the pages under the name that a request was sent to; nil for the name of another server.
    private func origin(of request: HTTPRequest) -> String? {
        request.authority.flatMap { origins[$0.lowercased()] }
    }

    /// Why a request for a page, or of one, is refused; nil for one that is answered.
    func refusal(of request: HTTPRequest) -> Refusal? {
        guard isMeant(request) else { return .otherHost }
        // A token opens what is for programs, and never a page.
        guard request.headerFields[.authorization] == nil else { return .otherToken }
        let isRead = request.method == .get || request.method == .head
        guard isRead || request.method == .post else { return .method }
        return isRead ? reading(request) : writing(request)
    }

    /// Whoever opens a page may come from anywhere, such as from a bookmark or a mail; what belongs to a page is only given
    /// to pages of this site.
    ///
    /// Another server on this machine counts as another site.
    private func reading(_ request: HTTPRequest) -> Refusal? {
        guard let site = request.headerFields[.fetchSite], !["same-origin", "none"].contains(site) else { return nil }
        let isOpened = request.headerFields[.fetchMode] == "navigate" && request.headerFields[.fetchDest] == "document"
        return isOpened ? nil : .otherSite
    }

    /// What writes has to come from a page of this site; every browser sends `Origin` with a form.
    private func writing(_ request: HTTPRequest) -> Refusal? {
        let site = request.headerFields[.fetchSite] ?? "same-origin"
        // The page has to be opened under the same name.
        guard let origin = request.headerFields[.origin], site == "same-origin", origin == self.origin(of: request)
        else { return .otherSite }
        return nil
    }
}

/// Why a request is not answered.
enum Refusal: Error, Hashable {
    /// `Host` names another machine, or none.
    case otherHost
    /// It comes from a page of another site.
    case otherSite
    /// Neither GET nor HEAD nor POST, or not what the address takes.
    case method
    /// The address is malformed.
    case path
    case tooLong
    /// The body is not a form.
    case form
    /// The token of the form is missing or wrong.
    case token
    /// The device is not paired.
    case unpaired
    /// The token of a program is missing, wrong, over or revoked.
    case noToken
    /// The token of a program is for something else.
    case otherToken
    /// Too many wrong tokens.
    case busy

    /// Its status, and one sentence for whoever sent the request and for the terminal, which repeats nothing of the request.
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

    /// A name that is known to be one.
    init(verified name: StaticString) {
        self = HTTPField.Name(String(describing: name)) ?? .server
    }
}

/// Tells the person at the terminal of refused requests, each reason once: a line for each request would say what somebody
/// looks at and when, and let any page of the web fill the terminal.
///
/// A class, because it remembers what was told.
final class RefusalNotes: Sendable {
    private let told = Mutex<Set<Refusal>>([])

    func note(_ refusal: Refusal) {
        guard told.withLock({ $0.insert(refusal).inserted }) else { return }
        Console.note("reportgen: a request was refused: \(refusal.answer.text)")
    }
}
