// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Project/Template/.github/workflows/bars.yml.
extension TemplateFiles {
    static let GithubWorkflowsBarsYml = ###"""
# Draws every frame and compares it with the pictures in Snapshots.
# Set the repository variable BARSNAP to the owner/name that barsnap is built from.
name: Bars

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  verify:
    runs-on: ubuntu-latest
    container: swift:6.3-bookworm
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with:
          repository: ${{ vars.BARSNAP }}
          path: .barsnap
      - name: Install what drawing needs
        run: |
          apt-get update
          apt-get install --yes --no-install-recommends \
            pkg-config libcairo2-dev libpango1.0-dev librsvg2-dev libdeflate-dev \
            fonts-inter fonts-noto-core bootstrap-icons
      - name: Build barsnap
        run: swift build --package-path .barsnap --configuration release --product barsnap
      - name: Verify
        run: .barsnap/.build/release/barsnap verify -o report --junit report/junit.xml --summary "$GITHUB_STEP_SUMMARY"
      - uses: actions/upload-artifact@v4
        if: failure()
        with:
          name: bars
          path: report

"""###
}
