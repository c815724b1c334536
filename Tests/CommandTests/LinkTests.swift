import Foundation
import Review
import Testing

/// What the built binary needs from the machine.
@Suite("The binary's libraries")
struct LinkTests {
    #if os(Linux)
        @Test("the tool links no test framework, as the tests themselves do")
        func frameworks() throws {
            func links(_ path: String) throws -> [String] {
                let bytes = try FileInput.read(path)
                return ["libXCTest.so", "libTesting.so"].filter { name in
                    Data(bytes).range(of: Data(name.utf8 + [0])) != nil
                }
            }
            #expect(try links(BuiltCommand.binary.path).isEmpty)
            #expect(try links(#require(Bundle.main.executablePath)) == ["libXCTest.so", "libTesting.so"])
        }
    #endif
}
