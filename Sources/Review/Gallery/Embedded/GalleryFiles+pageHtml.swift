// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/page.html.
extension GalleryFiles {
    static let pageHtml = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>barsnap gallery</title>
<link rel="icon" href="data:,">
<style>
{{style}}</style>
</head>
<body>
{{content}}<script>
{{script}}</script>
</body>
</html>

"""###
}
