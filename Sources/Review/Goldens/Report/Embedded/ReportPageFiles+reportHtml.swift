// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Goldens/Report/Page/report.html.
extension ReportPageFiles {
    static let reportHtml = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="barsnap">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>Report</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%2326262b'/%3E%3Crect x='3' y='3' width='4.5' height='10' rx='1.5' fill='%23fff'/%3E%3Crect x='8.5' y='3' width='4.5' height='10' rx='1.5' fill='%23f0289b'/%3E%3C/svg%3E">
<style>
{{base.css}}{{compare.css}}{{report.css}}</style>
</head>
<body>
<noscript><p class="notice">This page shows its pictures with a script of its own. Without scripts, they are in the folders <code>before</code>, <code>after</code> and <code>difference</code> beside it, and <code>report.json</code> says the rest.</p></noscript>
<div id="app" hidden>
<a class="skip" href="#main">Skip to the frame</a>
<header class="report-bar" id="bar"></header>
<nav class="report-list" id="list" aria-label="Frames"></nav>
<main class="report-main" id="main" tabindex="-1"></main>
<footer class="report-approve" id="approve"></footer>
<p class="said" id="said" role="status"></p>
</div>
<dialog class="report-help" id="help" aria-labelledby="help-title"></dialog>
<script>
"use strict";
const REPORT = {{report}};
const FOLDER = {{folder}};
const GOLDENS = {{goldens}};
{{dom.js}}{{findings.js}}{{list.js}}{{stage.js}}{{loupe.js}}{{changes.js}}{{approve.js}}{{report.js}}</script>
</body>
</html>

"""###
}
