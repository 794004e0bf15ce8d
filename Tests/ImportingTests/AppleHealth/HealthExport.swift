import Importing

/// An export of Apple Health in memory, handed out in blocks of any size.
struct HealthExport {
    let bytes: [UInt8]
    var blockSize = 1 << 18

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// An export with these elements, as iOS 18 writes it.
    init(_ elements: String, date: String = "2025-11-01 09:00:00 +0100") {
        self.init(
            bytes: Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE HealthData [
                <!-- HealthKit Export Version: 14 -->
                <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
                <!ATTLIST Record type CDATA #REQUIRED unit CDATA #IMPLIED>
                ]>
                <HealthData locale="en_US">
                 <ExportDate value="\(date)"/>
                 <Me HKCharacteristicTypeIdentifierDateOfBirth=""/>
                \(elements)
                </HealthData>

                """.utf8))
    }

    /// As an input of the program, which names the file itself.
    var input: ImportInput { ImportInput(file, isSingleFile: true) }

    /// As a file of the export.
    var file: LargeFile {
        LargeFile(path: "export.xml") { [bytes, blockSize] in
            var position = 0
            return { buffer in
                let count = min(buffer.count, blockSize, bytes.count - position)
                buffer.copyBytes(from: bytes[position..<position + count])
                position += count
                return count
            }
        }
    }
}

/// A record as Apple Health writes it.
func health(
    _ type: String, _ value: String? = nil, _ unit: String? = nil, from start: String, to end: String? = nil,
    by source: String = "Phone"
) -> String {
    let prefix =
        ["MindfulSession", "ToothbrushingEvent", "HandwashingEvent", "SleepAnalysis"].contains(type)
        ? "HKCategoryTypeIdentifier" : "HKQuantityTypeIdentifier"
    let optional = [("unit", unit), ("value", value)].compactMap { name, text in text.map { " \(name)=\"\($0)\"" } }
    return """
         <Record type="\(prefix)\(type)" sourceName="\(source)" sourceVersion="18.1" creationDate="\(start)" \
        startDate="\(start)" endDate="\(end ?? start)"\(optional.joined())/>

        """
}
