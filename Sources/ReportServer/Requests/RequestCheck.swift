import HTTPTypes

/// Decides which requests are answered at all: only those of a person at this machine, who has opened the site itself.
///
/// A page of another site can make a browser send requests here, and can give its own name this machine's address (DNS
/// rebinding). `Host`, `Origin` and the fetch metadata of the browser (https://www.w3.org/TR/fetch-metadata/) tell these
/// requests from those of the site's own pages; scripts cannot set any of them.
struct RequestCheck: Sendable {
    /// `127.0.0.1:4400` and the other names of this machine; a `Host` has to be one of them, letter by letter.
    private let hosts: Set<String>

    init(port: Int) {
        let names = ["127.0.0.1", "localhost", "[::1]"]
        // A browser leaves the port of HTTP out.
        hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    }

    /// Why a request is refused; nil for one that is answered.
    func refusal(of request: HTTPRequest) -> Refusal? {
        // The first `Host` is the authority, so one among the fields is a second one.
        guard let host = request.authority, hosts.contains(host.lowercased()), !request.headerFields.contains(.host)
        else { return .otherHost }
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
        guard let origin = request.headerFields[.origin], origin.hasPrefix("http://"), site == "same-origin",
            hosts.contains(String(origin.dropFirst("http://".count))),
            // The page has to be opened under the same name.
            request.authority?.lowercased() == String(origin.dropFirst("http://".count))
        else { return .otherSite }
        return nil
    }
}

/// Why a request is not answered.
enum Refusal: Hashable, Sendable {
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
    /// Too many wrong tokens, or too many open pages.
    case busy

    var status: HTTPResponse.Status {
        switch self {
        case .otherHost: .misdirectedRequest
        case .otherSite, .token: .forbidden
        case .method: .methodNotAllowed
        case .path, .form: .badRequest
        case .tooLong: .contentTooLarge
        case .busy: .serviceUnavailable
        }
    }

    /// One sentence for whoever sent the request and for the terminal; it repeats nothing of the request.
    var text: String {
        switch self {
        case .otherHost: "This server is only reached as 127.0.0.1 or localhost."
        case .otherSite: "The request comes from a page of another site."
        case .method: "This address does not take such a request."
        case .path: "The address is malformed."
        case .tooLong: "The request is too long."
        case .form: "The form is malformed."
        case .token: "The form is not of this start of the server. Load its page again."
        case .busy: "Too much at once. Try again in a moment."
        }
    }
}

extension HTTPField.Name {
    static let host = HTTPField.Name(verified: "Host")
    static let fetchSite = HTTPField.Name(verified: "Sec-Fetch-Site")
    static let fetchMode = HTTPField.Name(verified: "Sec-Fetch-Mode")
    static let fetchDest = HTTPField.Name(verified: "Sec-Fetch-Dest")
}

extension HTTPField.Name {
    /// A name that is known to be one.
    init(verified name: StaticString) {
        self = HTTPField.Name(String(describing: name)) ?? .server
    }
}
