// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/TokenSheet/Page/page.html.
extension TokenPageFiles {
    static let pageHtml = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="barsnap">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>{{title}}</title>
<link rel="icon" href="data:,">
<style>
{{style}}</style>
</head>
<body>
{{content}}</body>
</html>

"""###
}
