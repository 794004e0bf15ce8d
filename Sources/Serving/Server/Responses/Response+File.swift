import HTTPTypes
import Hummingbird

extension Response {
    /// An answer with a file, or that the browser's copy is still valid.
    init(_ file: ServedFile, status: HTTPResponse.Status = .ok, to request: HTTPRequest) {
        let tag = "\"\(file.tag)\""
        var headers: HTTPFields = [
            .contentType: file.type, .eTag: tag, .contentSecurityPolicy: ResponseHeaders.policy(of: file),
        ]
        // A script can't read the tag of its own page in any other way.
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

    /// An answer of the site; throws `NoPage` if there is no such file or sheet.
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

    /// A file that a browser saves, or a page for others that it shows; the browser keeps no copy of either.
    init(_ bytes: [UInt8], named name: String, isShown: Bool) {
        var headers: HTTPFields = [.contentType: ServedFile(path: name, bytes: []).type, .cacheControl: "no-store"]
        if isShown {
            headers[.contentSecurityPolicy] = ResponseHeaders.handoutPolicy
        } else {
            headers[.contentDisposition] = "attachment; filename=\"\(name)\""
        }
        self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// An answer with one sentence.
    init(_ status: HTTPResponse.Status, _ text: String, _ more: HTTPFields = [:]) {
        var headers = more
        headers[.contentType] = "text/plain; charset=utf-8"
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }

    /// Whether `If-None-Match` contains a tag (RFC 9110, section 13.1.2).
    private static func has(_ tag: String, _ condition: String?) -> Bool {
        guard let condition else { return false }
        return condition.split(separator: ",").contains { given in
            let given = given.drop { $0 == " " }.prefix { $0 != " " }
            return given == "*" || given == tag || given == "W/" + tag
        }
    }
}

/// An unknown address, as an error.
struct NoPage: Error {}

/// The headers that tell the browser how to treat an answer.
enum ResponseHeaders {
    /// For pages: the policy that the files of a site have in a tag, and the parts that only a header can contain.
    ///
    /// Forms and the requests of scripts are only allowed to this server.
    static let pagePolicy = """
        default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; \
        manifest-src 'self'; \
        base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """

    /// For a drawing that is opened alone: it may only use its own styles.
    static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

    /// For a page for others, which contains its own style and can be printed.
    static let handoutPolicy = """
        default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """

    /// For any other answer.
    static let otherPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

    /// The policy of a file.
    static func policy(of file: ServedFile) -> String {
        file.isPage ? pagePolicy : file.isDrawing ? drawingPolicy : otherPolicy
    }

    /// Adds the headers of every answer; an existing policy is kept.
    static func complete(_ headers: inout HTTPFields) {
        if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = otherPolicy }
        headers[.xContentTypeOptions] = "nosniff"
        // With `no-referrer`, browsers would send `Origin: null` with forms.
        headers[.referrerPolicy] = "same-origin"
        headers[.openerPolicy] = "same-origin"
        headers[.resourcePolicy] = "same-origin"
        // The browser keeps a copy, and asks each time whether it is still valid.
        if headers[.cacheControl] == nil { headers[.cacheControl] = "private, no-cache" }
    }
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name(verified: "Referrer-Policy")
    static let openerPolicy = HTTPField.Name(verified: "Cross-Origin-Opener-Policy")
    static let resourcePolicy = HTTPField.Name(verified: "Cross-Origin-Resource-Policy")
    static let serverTiming = HTTPField.Name(verified: "Server-Timing")
}
