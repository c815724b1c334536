// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/page.html.
extension GalleryFiles {
    static let pageHtml = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="barsnap">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data: blob:; style-src 'unsafe-inline'; script-src 'self' file: 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>Gallery</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%2326262b'/%3E%3Crect x='3' y='9' width='10' height='4' rx='2' fill='%23fff'/%3E%3C/svg%3E">
<style>
{{base.css}}{{shell.css}}{{grid.css}}{{frame.css}}{{compare.css}}{{theme.css}}</style>
</head>
<body>
<noscript><p class="notice">This page shows its frames with a script of its own. Without scripts, the pictures are in the folder <code>frames</code> beside it.</p></noscript>
<div id="app" hidden>
<a class="skip" href="#main">Skip to the frames</a>
<header class="bar" id="bar"></header>
<aside class="side" id="side" aria-label="Filters"></aside>
<main class="main" id="main" tabindex="-1"></main>
<aside class="theme" id="theme" aria-label="Tokens" hidden></aside>
<section class="tray" id="tray" aria-label="Compare tray" hidden></section>
<p class="problem" id="problem" role="status" hidden></p>
<p class="said" id="said" role="status"></p>
</div>
<script>
"use strict";
const INDEX = {{index}};
const WATCHED = {{watched}};
{{dom.js}}{{model.js}}{{address.js}}{{pictures.js}}{{filters.js}}{{grid.js}}{{layers.js}}{{frame.js}}{{compare.js}}{{differences.js}}{{states.js}}{{theme.js}}{{shell.js}}{{keys.js}}{{live.js}}{{main.js}}</script>
</body>
</html>

"""###
}
