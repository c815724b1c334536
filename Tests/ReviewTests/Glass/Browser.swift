import CairoBackend
import Drawing
import Foundation

@testable import Review

/// Chromium without a window: another judge of what an SVG shows.
struct Browser {
    /// Where it is; nil where the machine has none.
    static let path: String? = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ].first(where: FileManager.default.isExecutableFile)

    struct NoPicture: Error {
        var path: String?
        var code: Int32?
    }

    /// The SVGs side by side, each `size` points, at `scale` pixels per point.
    func picture(of svgs: [[UInt8]], size: Size, scale: Double) throws -> PixelBuffer {
        let folder = try ScratchFolder()
        var page = "<!doctype html><body style=\"margin:0;display:flex\">"
        for (index, svg) in svgs.enumerated() {
            let name = "\(index).svg"
            _ = try folder.write(name, String(decoding: svg, as: UTF8.self))
            page += "<img src=\"\(name)\" width=\"\(Int(size.width))\" height=\"\(Int(size.height))\">"
        }
        let file = try folder.write("page.html", page)
        let picture = folder.path + "/picture.png"
        guard let path = Self.path else { throw NoPicture() }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--disable-dev-shm-usage", "--no-first-run", "--user-data-dir=\(folder.path)/profile",
            "--force-device-scale-factor=\(Int(scale))",
            "--window-size=\(Int(size.width) * svgs.count),\(Int(size.height))",
            "--screenshot=\(picture)", URL(filePath: file).absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard FileManager.default.fileExists(atPath: picture) else {
            throw NoPicture(path: path, code: process.terminationStatus)
        }
        return try PNGDecoder.decode(FileInput.read(picture))
    }
}
