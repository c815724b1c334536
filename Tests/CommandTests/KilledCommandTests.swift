import Foundation
import Review
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process is ended at any moment, by a signal that it can't catch.
@Suite("Killed halfway", .serialized)
struct KilledCommandTests {
    /// Starts a command, ends it after `delay` seconds, and says whether it was still running.
    private func kill(_ words: [String], in home: GoldenHome, after delay: Double) throws -> Bool {
        let process = Process()
        process.executableURL = BuiltCommand.binary
        process.arguments = words
        process.currentDirectoryURL = URL(filePath: home.folder.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(delay * 1_000_000))
        let isRunning = process.isRunning
        if isRunning { _ = signal(process.processIdentifier) }
        process.waitUntilExit()
        return isRunning
    }

    private func signal(_ process: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.kill(process, SIGKILL)
        #elseif canImport(Glibc)
            Glibc.kill(process, SIGKILL)
        #else
            Musl.kill(process, SIGKILL)
        #endif
    }

    /// How long a command takes that isn't ended.
    private func time(_ words: [String], in home: GoldenHome) throws -> Double {
        let start = ContinuousClock.now
        _ = try home.barsnap.run(words)
        return (ContinuousClock.now - start) / .seconds(1)
    }

    @Test(
        "record: the goldens are the old or the new ones, and the next record is right",
        arguments: ["record", "approve"]
    )
    func repeatedly(command: String) throws {
        let home = try GoldenHome()
        try home.record()
        let old = try home.goldens().mapValues(\.bytes)
        let kept = home.path("kept")
        try FileManager.default.copyItem(atPath: home.path("Snapshots"), toPath: kept)
        try home.edit(
            "themes/default/light.tokens.json",
            ##"[0, 0.533333, 1], "hex": "#0088ff""##,
            ##"[0, 0.4, 1], "hex": "#0066ff""##
        )
        try home.edit("themes/default/light.tokens.json", "[1, 0.219608, 0.235294]", "[1, 0.219608, 0.25]")
        let words = command == "record" ? ["record"] : ["approve", "report"]
        try #require(try home.barsnap("verify").code == 1)
        let whole = try time(words, in: home)
        let new = try home.goldens().mapValues(\.bytes)
        try #require(new != old)

        var killed = 0
        let rounds = 12
        for round in 0..<rounds {
            try FileManager.default.removeItem(atPath: home.path("Snapshots"))
            try FileManager.default.copyItem(atPath: kept, toPath: home.path("Snapshots"))
            if try kill(words, in: home, after: whole * Double(round + 1) / Double(rounds)) { killed += 1 }
            // Each file is one that was recorded, whole.
            for (name, golden) in try home.goldens() {
                #expect(golden.bytes == old[name] || golden.bytes == new[name], "\(name) in round \(round)")
            }
            // What is verified is all old or all new, even where files wait for their places.
            let verified = try home.barsnap("verify", "-o", "after")
            let findings = try home.report("after").findings
            #expect([0, 1].contains(verified.code), "\(verified.output)")
            #expect(findings.allSatisfy { $0.kind == .changed || $0.kind == .redescribed })
            #expect(verified.code == 0 || findings.count == Self.differing(old, new))
            // And the next run is right.
            #expect(try home.barsnap.run(words).code == 0)
            #expect(try home.goldens().mapValues(\.bytes) == new, "round \(round)")
            #expect(!FilePath.isFolder(home.path("Snapshots/.staged")))
        }
        #expect(killed > 0, "no process lived long enough to be ended")
    }

    private static func differing(_ old: [String: [UInt8]], _ new: [String: [UInt8]]) -> Int {
        new.count { name, bytes in name.hasSuffix(".svg") && old[name] != bytes }
    }
}
