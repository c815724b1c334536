import Foundation
import Review
import Testing

@Suite("Drawing frames")
struct FrameRunTests {
    @Test("the first frame in the plan's order that fails is the one that is told, however many are drawn at a time")
    func firstFailure() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let story = try StoryReaderTests.story(
            StoryReaderTests.text(steps: #"{"capture": "one"}, {"capture": "two"}, {"capture": "three"}"#)
        )
        let plan = try FramePlan([story], themes: ThemeShelf(source: .embedded))
        // Where a file should go a folder stands.
        for frame in plan.frames.dropFirst() { try FileOutput.createFolder("\(folder)/\(frame.name).svg") }
        for jobs in [1, 2, 8] {
            let output = FrameOutput(formats: [.svg], scale: nil, textMode: .outlines, folder: folder, jobs: jobs)
            var reported: [String] = []
            let error = await #expect(throws: FrameError.self) {
                try await FrameRun(plan, output: output).draw { reported.append($0.frame.name) }
            }
            #expect(error?.frame == plan.frames[1].name)
            #expect(error?.cause is FileError)
            #expect(reported == [plan.frames[0].name])
        }
    }
}
