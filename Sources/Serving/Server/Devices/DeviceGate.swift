import Actions
import Dispatch
import HTTPTypes
import Hummingbird
import Markup
import Pages
import Publishing

/// Admits paired devices to a server that is reached from elsewhere, and shows others how to pair.
///
/// A paired device has a cookie with a token of the folder. A proxy may pass on any `Host`, so a request whose `Host`
/// is this machine needs the cookie too.
struct DeviceGate: Sendable {
    let behind: OutsideAddress
    let tokens: KnownTokens
    let pairing: Pairing
    private let slowDown = SlowedSecrets()

    private static let path = "pair"
    /// How long a browser keeps the cookie, in seconds: the longest that browsers allow, 400 days.
    private static let lifetime = 400 * 86_400
    /// In bytes; a device that isn't paired only sends a short form.
    private static let longestForm = 2 << 10
    /// The files of the pairing page, which contain nothing personal.
    private static let assets = Set(EmbeddedFile.serverAssets.map(\.name))

    /// The answer to a request of a device that isn't paired; nil if the request may go on to the pages.
    func answer(to request: Request, _ path: RequestPath) async throws -> Response? {
        if path.text == DeviceGate.path { return try await pair(request) }
        if DeviceGate.assets.contains(path.text), request.method != .post { return nil }
        if let style = pairing.style(path.text), request.method != .post { return Response(style, to: request.head) }
        guard !isPaired(request.head) else { return nil }
        guard request.method == .get, DeviceGate.opensPage(request.head) else {
            throw Refusal.unpaired
        }
        // A cookie for this site only isn't sent with a link from elsewhere, but is sent when the page reloads itself.
        let isFromElsewhere = ["cross-site", "same-site"].contains(request.headers[.fetchSite])
        let page = isFromElsewhere ? pairing.reloadingPage : pairing.unpairedPage
        return Response(page, status: .unauthorized, to: request.head)
    }

    /// Whether a request has the cookie of a paired device.
    func isPaired(_ request: HTTPRequest) -> Bool {
        let secrets = request.cookies(cookieName(for: request)).map { TokenSecret($0) }
        guard let secret = secrets.first, secrets.count == 1 else { return false }
        guard let token = tokens.token(of: secret), token.can == .pages else { return false }
        return token.isHere != isOutside(request)
    }

    /// Whether a request is a navigation, according to the browser.
    private static func opensPage(_ request: HTTPRequest) -> Bool {
        if let destination = request.headerFields[.fetchDest] { return destination == "document" }
        return request.headerFields[.accept]?.contains("text/html") ?? false
    }

    /// Shows the page that pairs, or handles its form.
    private func pair(_ request: Request) async throws -> Response {
        guard request.method == .post else {
            let code = try request.head.query().value("code")
            if isPaired(request.head) {
                // The link that a device opened itself, which others could have seen, is then used up.
                if let code { try pairing.useUp(TokenSecret(code)) }
                return Response(.seeOther, "It is paired.", [.location: "/"])
            }
            let agent = request.headers[.userAgent] ?? ""
            let page = pairing.page(code: code ?? "", agent: agent, isHere: !isOutside(request.head))
            return Response(page, to: request.head)
        }
        guard let body = try? await request.body.collect(upTo: DeviceGate.longestForm) else {
            throw Refusal.tooLong
        }
        guard let form = FormBody(body.readableBytesView)?.fields, let code = form.value("code") else {
            throw Refusal.form
        }
        let (name, isHere) = (form.value("name") ?? "", !isOutside(request.head))
        guard
            let secret = try await onQueue({ [pairing] in
                try pairing.pair(TokenSecret(code), as: name, isHere: isHere)
            })
        else {
            try await slowDown.failed()
            return Response(pairing.overPage, status: .forbidden, to: request.head)
        }
        slowDown.succeeded()
        let isSecure = isOutside(request.head) && behind.isSecure
        let cookie =
            "\(cookieName(for: request.head))=\(secret.text); Path=/; Max-Age=\(DeviceGate.lifetime); HttpOnly; "
            + "SameSite=Strict" + (isSecure ? "; Secure" : "")
        return Response(.seeOther, "It is paired.", [.location: "/", .setCookie: cookie])
    }

    /// Waits for the folder on a queue of its own, so that other requests don't wait.
    private func onQueue<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { done in
            DeviceGate.queue.async { done.resume(with: Swift.Result { try body() }) }
        }
    }

    private static let queue = DispatchQueue(label: "pairing")

    private func isOutside(_ request: HTTPRequest) -> Bool { request.authority?.lowercased() == behind.authority }

    /// A name for cookies that only the site itself can set over TLS, if possible; otherwise a name with the port,
    /// because cookies are shared by all ports.
    private func cookieName(for request: HTTPRequest) -> String {
        let port = request.authority?.split(separator: ":").last.map { "-" + $0.filter(\.isNumber) } ?? ""
        return isOutside(request) && behind.isSecure ? "__Host-reportgen" : "reportgen" + port
    }
}
