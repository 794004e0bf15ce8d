import Glibc

/// The entry of libFuzzer, which calls it with one input after the other; `FUZZ` names the subject.
///
/// Returns 0 for each input; a subject whose property is false ends the program, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosen.test(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

private let chosen: Subject = {
    let name = getenv("FUZZ").map { String(cString: $0) } ?? ""
    guard let subject = Subject(rawValue: name) else {
        perror("FUZZ is not one of \(Subject.allCases.map(\.rawValue).joined(separator: ", "))")
        exit(64)
    }
    return subject
}()
