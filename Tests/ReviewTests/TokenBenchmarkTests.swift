import Review
import SourceJSON
import Testing
import Theme

@Suite("The token benchmark")
struct TokenBenchmarkTests {
    @Test("each file has the tokens, the references and the depth that its row says", arguments: TokenBenchmark.cases)
    func files(measured: TokenBenchmark.Case) throws {
        let file = measured.file
        let document = try SourceDocument(bytes: Array(file.json.utf8), file: "generated.tokens.json")
        let tokens = try TokenSet(document: document)
        #expect(tokens.tokens.count == file.tokens)
        #expect(tokens.tokens.count { $0.alias != nil } == file.references)
        #expect(tokens.aliasChain(of: "ramp-0.step-\(file.depth)").count == file.depth + 1)
        #expect(tokens["ramp-0.step-\(file.depth + 1)"] == nil)
        #expect(tokens["ramp-1.step-\(file.depth)"]?.value == tokens["ramp-1.step-0"]?.value)
        #expect(file.json == file.json)
    }

    @Test("a file of more has as many times the tokens and is as deep")
    func scaled() throws {
        let file = GeneratedTokens(tokens: 9, references: 6, depth: 2).scaled(by: 4)
        #expect(file == GeneratedTokens(tokens: 36, references: 24, depth: 2))
        let document = try SourceDocument(bytes: Array(file.json.utf8), file: "generated.tokens.json")
        #expect(try TokenSet(document: document).tokens.count == 36)
    }
}
