public import BarState
public import Review

/// Expects a bar to look as its goldens do, in light and in dark; from a test of Swift Testing or of XCTest.
///
///     @Test func folded() throws {
///         var bar = AppBar.listening
///         _ = try bar.handle(.scroll(by: 40, limit: 600), at: 1)
///         try expectSnapshot(of: bar)
///     }
///
/// The goldens are `__Snapshots__/BarTests/folded.svg` and `folded.dark.svg` beside the test's file. Several snapshots of
/// one test, and the cases of a test with arguments, need a name each. Values hold for the whole snapshot and don't enter
/// the names: `in: [.textSize: "AX3"]`. The test fails with what changed, layer by layer, and in Swift Testing the
/// pictures are attached to it. Call it from the test itself: a detached task belongs to no test.
///
/// Throws what is wrong with the bar, its symbols, the theme, and `FileError`.
public func expectSnapshot(
    of bar: some BarMachine,
    named name: String? = nil,
    in values: [VariantAxis: String] = [:],
    options: SnapshotOptions = SnapshotOptions(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
) throws {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let test = try SnapshotCase(filePath: "\(filePath)", function: function, named: name)
    let story = Story(test.name, bar: bar, steps: [.capture("snapshot")])
    try expect(story, as: test, namesCaptures: false, in: values, options, at: place)
}

/// Expects every frame of a story to look as its golden does: each capture, in light, in dark and in the variants that
/// the story asks for.
///
/// The goldens are `__Snapshots__/BarTests/folds.resting.svg` and so on, by the test's name and the captures'. Otherwise
/// as the function for bars.
public func expectSnapshot(
    of story: Story,
    named name: String? = nil,
    in values: [VariantAxis: String] = [:],
    options: SnapshotOptions = SnapshotOptions(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
) throws {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let test = try SnapshotCase(filePath: "\(filePath)", function: function, named: name)
    try expect(story, as: test, namesCaptures: true, in: values, options, at: place)
}

private func expect(
    _ story: Story,
    as test: SnapshotCase,
    namesCaptures: Bool,
    in values: [VariantAxis: String],
    _ options: SnapshotOptions,
    at place: SnapshotPlace
) throws {
    let beside = FilePath.join(FilePath.parent(of: "\(place.filePath)"), SnapshotCase.folderName)
    let check = SnapshotCheck(
        mode: try RecordMode.settled(asked: options.record, environment: options.environment),
        comparison: options.comparison,
        goldens: options.goldens ?? beside,
        failures: options.failureFolder
    )
    var wishes = FramePlan.Wishes()
    for (axis, value) in values { wishes.fixed[axis] = try axis.value(named: value).name }
    try FramePlan([story], themes: options.themes, wishes: wishes).writeSVG { frame, svg in
        let capture = namesCaptures ? frame.moment.capture.name : nil
        let path = test.path(capture: capture, variant: frame.variant)
        guard options.claims.claim(FilePath.join(check.goldens, path), for: svg) else {
            let message = "another snapshot of this run is called \(path) too: give each a name, with 'named:'"
            return options.report(SnapshotFailure(message: message), place)
        }
        if let failure = try check.failure(of: svg, at: path) { options.report(failure, place) }
    }
}
