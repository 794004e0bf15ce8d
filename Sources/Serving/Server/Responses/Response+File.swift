import HTTPTypes
import Hummingbird

extension Response {
    /// The answer with a file, or that the copy of the browser is still right.
    init(_ file: ServedFile, status: HTTPResponse.Status = .ok, to request: HTTPRequest) {
        let tag = "\"\(file.tag)\""
        var headers: HTTPFields = [
            .contentType: file.type, .eTag: tag, .contentSecurityPolicy: ResponseHeaders.policy(of: file),
        ]
        // The script of a page cannot read the tag that its own page came with anywhere else.
        if file.isPage { headers[.serverTiming] = "page;desc=\(tag)" }
        guard status != .ok || !Response.has(tag, request.headerFields[.ifNoneMatch]) else {
            self.init(status: .notModified, headers: headers)
            self.headers[.contentLength] = nil
            return
        }
        let body: ResponseBody =
            if request.method == .head {
                ResponseBody(contentLength: file.bytes.count) { writer in try await writer.finish(nil) }
            } else {
                ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
            }
        self.init(status: status, headers: headers, body: body)
    }

    /// What the site answers; throws `NoPage` if there is no such file or sheet.
    init(_ answer: SiteAnswer, to request: HTTPRequest) throws {
        switch answer {
        case .page(let page): self.init(page, to: request)
        case .returned(let page): self.init(page, status: .unprocessableContent, to: request)
        case .file(let bytes, let name, let isShown): self.init(bytes, named: name, isShown: isShown)
        case .moved(let path): self.init(.permanentRedirect, "It lies elsewhere.", [.location: "/" + path])
        case .done(let address): self.init(.seeOther, "It goes on there.", [.location: address])
        case .nothing: throw NoPage()
        case .notYet(let page): self.init(page, status: .serviceUnavailable, to: request)
        case .malformed: throw Refusal.form
        }
    }

    /// A file that a browser saves, or a page to hand over that it shows; it keeps no copy of either.
    init(_ bytes: [UInt8], named name: String, isShown: Bool) {
        var headers: HTTPFields = [.contentType: ServedFile(path: name, bytes: []).type, .cacheControl: "no-store"]
        if isShown {
            headers[.contentSecurityPolicy] = ResponseHeaders.handoutPolicy
        } else {
            headers[.contentDisposition] = "attachment; filename=\"\(name)\""
        }
        self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// An answer of one sentence.
    init(_ status: HTTPResponse.Status, _ text: String, _ more: HTTPFields = [:]) {
        var headers = more
        headers[.contentType] = "text/plain; charset=utf-8"
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }

    /// Whether `If-None-Match` names a tag (RFC 9110, section 13.1.2).
    private static func has(_ tag: String, _ condition: String?) -> Bool {
        guard let condition else { return false }
        return condition.split(separator: ",").contains { given in
            let given = given.drop { $0 == " " }.prefix { $0 != " " }
            return given == "*" || given == tag || given == "W/" + tag
        }
    }
}

/// An address that leads nowhere, as an error.
struct NoPage: Error {}

/// What every answer says about how a browser has to treat it.
enum ResponseHeaders {
    /// Of the pages: the policy that files of a site have in a tag, and what only a header can say.
    ///
    /// Forms go to this server only, and so do the requests of the scripts.
    static let pagePolicy = """
        default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; \
        manifest-src 'self'; \
        base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """

    /// Of a drawing that is opened by itself: its style is in it, and nothing else does.
    static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

    /// Of a page to hand over, which has its style in it and can be printed.
    static let handoutPolicy = """
        default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """

    /// Of any other answer.
    static let otherPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

    /// The policy of a file.
    static func policy(of file: ServedFile) -> String {
        file.isPage ? pagePolicy : file.isDrawing ? drawingPolicy : otherPolicy
    }

    /// Adds what every answer has; a policy that is there already stays.
    static func complete(_ headers: inout HTTPFields) {
        if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = otherPolicy }
        headers[.xContentTypeOptions] = "nosniff"
        // With `no-referrer` a browser would send `Origin: null` with forms.
        headers[.referrerPolicy] = "same-origin"
        headers[.openerPolicy] = "same-origin"
        headers[.resourcePolicy] = "same-origin"
        // The browser keeps a copy and asks each time whether it is still right.
        if headers[.cacheControl] == nil { headers[.cacheControl] = "private, no-cache" }
    }
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name(verified: "Referrer-Policy")
    static let openerPolicy = HTTPField.Name(verified: "Cross-Origin-Opener-Policy")
    static let resourcePolicy = HTTPField.Name(verified: "Cross-Origin-Resource-Policy")
    static let serverTiming = HTTPField.Name(verified: "Server-Timing")
}
