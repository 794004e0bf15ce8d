import Actions
import Dispatch
import HTTPTypes
import Hummingbird
import Markup
import Pages
import Publishing

/// Lets paired devices to the pages of a server that is reached from elsewhere, and shows others the way to pairing.
///
/// What a device is paired by is a cookie, which holds a token of the folder. A proxy may hand on any `Host`, so a request
/// that names this machine needs it as well.
struct DeviceGate: Sendable {
    let behind: OutsideAddress
    let tokens: KnownTokens
    let pairing: Pairing
    private let slowDown = SlowedSecrets()

    private static let path = "pair"
    /// How long a browser keeps the cookie, in seconds: the longest that browsers allow, 400 days.
    private static let lifetime = 400 * 86_400
    /// In bytes: who is not paired has little to say.
    private static let longestForm = 2 << 10
    /// What the page of pairing is made of; nothing in them is anybody's own.
    private static let assets = Set(EmbeddedFile.serverAssets.map(\.name))

    /// The answer to a request that no paired device has sent; nil for one that goes on to the pages.
    func answer(to request: Request, _ path: RequestPath) async throws -> Response? {
        if path.text == DeviceGate.path { return try await pair(request) }
        if DeviceGate.assets.contains(path.text), request.method != .post { return nil }
        if let style = pairing.style(path.text), request.method != .post { return Response(style, to: request.head) }
        guard !isPaired(request.head) else { return nil }
        guard request.method == .get, DeviceGate.opensPage(request.head) else {
            throw Refusal.unpaired
        }
        // A cookie that is only for this site does not come with a link from elsewhere; it comes when the page loads itself.
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

    /// A navigation, as far as the browser says.
    private static func opensPage(_ request: HTTPRequest) -> Bool {
        if let destination = request.headerFields[.fetchDest] { return destination == "document" }
        return request.headerFields[.accept]?.contains("text/html") ?? false
    }

    /// The page that pairs, or what its form leads to.
    private func pair(_ request: Request) async throws -> Response {
        guard request.method == .post else {
            let code = try request.head.query().value("code")
            if isPaired(request.head) {
                // Its own link, which others could have seen, is over with that.
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

    /// Waiting for the folder keeps nobody else waiting.
    private func onQueue<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { done in
            DeviceGate.queue.async { done.resume(with: Swift.Result { try body() }) }
        }
    }

    private static let queue = DispatchQueue(label: "pairing")

    private func isOutside(_ request: HTTPRequest) -> Bool { request.authority?.lowercased() == behind.authority }

    /// A name that browsers only take from the site itself, over TLS, where that can be; elsewhere with the port, as cookies
    /// of all ports are one another's.
    private func cookieName(for request: HTTPRequest) -> String {
        let port = request.authority?.split(separator: ":").last.map { "-" + $0.filter(\.isNumber) } ?? ""
        return isOutside(request) && behind.isSecure ? "__Host-reportgen" : "reportgen" + port
    }
}
