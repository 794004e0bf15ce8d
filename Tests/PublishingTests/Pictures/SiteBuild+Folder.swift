import Actions
import Pages
import Sharing
import Testing

@testable import Publishing

extension SiteBuild {
    /// Makes a build of what a reader reads, ignoring the last build.
    init(
        _ reader: HistoryReader, _ edition: Edition = Edition(), output: String, png: PictureChoice = .needed,
        pictures: any PictureDrawing = EmptyPictures()
    ) throws {
        let result = try reader.read()
        let analysis = try #require(result.analysis, "\(result.diagnostics)")
        let input = try BuildInput(reader, edition, output: output, png: png, cache: BuildCache(directory: nil))
        self.init(input, analysis: analysis)
        pictureTool = pictures
    }
}
