/// What is before the root of an export: a byte order mark, the encoding, and Apple's list of declarations.
enum XMLPrologue {
    /// Reads up to the root; throws if the text isn't UTF-8 or the root is another one.
    ///
    /// Quotation marks and brackets in the list of declarations are ignored: iOS 16 wrote it broken.
    static func pass(_ buffer: inout XMLBuffer) throws(ImportError) {
        try checkEncoding(&buffer)
        var isInDeclarations = false
        while true {
            try passToTag(&buffer)
            if try isRoot(&buffer) { return }
            let bytes = buffer.bytes
            if bytes.begins(with: "<!--") {
                try buffer.passDeclaration()
            } else if bytes[1] == UInt8(ascii: "?") {
                try buffer.pass(to: "?>")
            } else if bytes.begins(with: "<!DOCTYPE") || isInDeclarations {
                isInDeclarations = true
                buffer.pass(1)
            } else {
                throw noExport(buffer)
            }
        }
    }

    /// Whether the beginning of a file looks like an export, in any encoding.
    static func recognises(_ head: [UInt8]) -> Bool {
        let text = head.filter { $0 != 0 }
        return text.withUnsafeBufferPointer { text in
            text.indices.contains { text.begins(with: "<!DOCTYPE HealthData", at: $0) || isRoot(text, at: $0) }
        }
    }

    private static func isRoot(_ bytes: XMLBytes, at place: Int) -> Bool {
        let name: StaticString = "<HealthData"
        let end = place + name.utf8CodeUnitCount
        guard bytes.begins(with: name, at: place), end < bytes.count else { return false }
        return XMLBytes.isBlank(bytes[end]) || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/")
    }

    private static func isRoot(_ buffer: inout XMLBuffer) throws(ImportError) -> Bool {
        _ = try buffer.ensure(12)
        return isRoot(buffer.bytes, at: 0)
    }

    private static func noExport(_ buffer: borrowing XMLBuffer) -> ImportError {
        buffer.error("not an export of Apple Health; expected <HealthData>", at: buffer.offset)
    }

    private static func passToTag(_ buffer: inout XMLBuffer) throws(ImportError) {
        while true {
            if let open = buffer.bytes.firstPlace(of: UInt8(ascii: "<")) {
                buffer.pass(open)
                guard try buffer.ensure(2) else { throw noExport(buffer) }
                return
            }
            buffer.pass(buffer.bytes.count)
            guard try buffer.fill() else { throw noExport(buffer) }
        }
    }

    private static func checkEncoding(_ buffer: inout XMLBuffer) throws(ImportError) {
        _ = try buffer.ensure(4)
        let first = Array(buffer.bytes.prefix(4))
        if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) || first.prefix(4).contains(0) {
            throw refusal(of: "UTF-16", buffer)
        }
        if first.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.pass(3) }
        _ = try buffer.ensure(6)
        guard buffer.bytes.begins(with: "<?xml") else { return }
        while buffer.bytes.firstPlace(of: UInt8(ascii: ">")) == nil {
            guard try buffer.fill() else { throw noExport(buffer) }
        }
        let close = buffer.bytes.firstPlace(of: UInt8(ascii: ">")) ?? 0
        guard let written = XMLTag(bytes: buffer.bytes.part(0..<close + 1), offset: 0).attribute("encoding") else {
            return
        }
        let encoding = String(decoding: written.prefix(40), as: UTF8.self)
        if !["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased()) { throw refusal(of: encoding, buffer) }
    }

    private static func refusal(of encoding: String, _ buffer: borrowing XMLBuffer) -> ImportError {
        buffer.error(
            "the file is encoded as \(encoding); expected UTF-8, which Apple Health writes", at: 0,
            hint: "import the export as it came, or save it as UTF-8")
    }
}
