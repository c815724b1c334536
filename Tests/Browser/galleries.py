"""Galleries to look at: drawn by the tool, and one made large from that."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from browser import REPOSITORY

TOOL = pathlib.Path(os.environ.get("BARSNAP", REPOSITORY / ".build/release/barsnap"))

# Few, and one of each kind: light and dark, right to left, landscape, a phone without round corners, a sheet.
ONLY = ["listening/resting*", "listening/failed*", "listening/folded", "listening/folded.dark", "listening/expanded-view",
        "catalogue/typing*", "catalogue/search-open*", "order/*"]

LONG = "Harbour " * 1250
RIGHT_TO_LEFT = "\u202e\u05e9\u05dc\u05d5\u05dd </b>"
HOSTILE = {
    "title": "</script><script>window.hurt = 1</script>",
    "summary": "\u202ereversed & \"quoted\" 'too' <img src=x onerror=window.hurt=2> \U0001f3a7",
    "bar": {
        "kind": "accessoryTabBar",
        "items": [
            {"id": "home", "title": "<b>Home</b>", "symbol": "house"},
            {"id": "more", "title": "\u202e\"&'`${1}\U0001f3a7", "symbol": "ellipsis"},
        ],
        "accessory": {"id": "x", "title": "</svg><script>window.hurt = 3</script>", "subtitle": LONG,
                      "symbol": "waveform", "progress": 0.5},
    },
    "steps": [{"capture": "resting"}, {"scroll": {"by": 200}}, {"capture": "folded"}],
}


WATCHED = {
    "title": "Watched",
    "bar": {
        "kind": "accessoryTabBar",
        "items": [{"id": "home", "title": "Home", "symbol": "house"}, {"id": "more", "title": "More", "symbol": "ellipsis"}],
        "accessory": {"id": "x", "title": "Morning Swim", "subtitle": "12 min", "symbol": "drop"},
    },
    "steps": [{"capture": "swim"}, {"set": {"accessory": None}}, *({"capture": f"bare-{i}"} for i in range(12))],
}


def run(*words, folder=REPOSITORY):
    """The tool's exit code, output and errors."""
    done = subprocess.run([str(TOOL), *map(str, words)], cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


class Galleries:
    """A folder with galleries, gone when it is closed."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="barsnap-browser-"))
        self.main = self.draw("main", *[word for pattern in ONLY for word in ("--only", pattern)])

    def draw(self, name, *words, folder=REPOSITORY):
        code, output, errors = run("gallery", *words, "-o", self.folder / name, folder=folder)
        if code != 0:
            raise AssertionError(f"barsnap gallery: {errors}")
        return pathlib.Path(output.strip())

    def hostile(self):
        """A gallery of a story whose words try to be markup; its folder's name does, too."""
        home = self.folder / "home"
        story = home / "a story's \"100%\" #1 & <b>"
        story.mkdir(parents=True)
        (story / "story.json").write_text(json.dumps(HOSTILE), encoding="utf-8")
        return self.draw("hostile", story / "story.json", folder=home)

    def report(self):
        """The page of a verified project with every verdict: a token, titles and a size have changed, goldens are gone, damaged
        and left over."""
        home = self.folder / "a project's #1"
        (home / "Snapshots").mkdir(parents=True)
        shutil.copytree(REPOSITORY / "themes", home / "themes")
        shutil.copytree(REPOSITORY / "Snapshots" / "order", home / "Snapshots" / "order", ignore=shutil.ignore_patterns("*.svg", "*.png"))
        only = ["--only", "order/resting", "--only", "order/resting.dark", "--only", "order/folded*", "--only", "order/no-closure"]
        self.expect(0, "record", *only, folder=home)
        colors = home / "themes" / "default" / "light.tokens.json"
        text = colors.read_text(encoding="utf-8")
        fill = text.index('"fill"')
        colors.write_text(text[:fill] + text[fill:].replace('"alpha": 0.12', '"alpha": 0.3', 1), encoding="utf-8")
        story = home / "Snapshots" / "order" / "story.json"
        hostile = json.dumps(HOSTILE["title"])[1:-1]
        text = story.read_text(encoding="utf-8")
        for old, new in [('"title": "Nearby", "symbol"', f'"title": "{hostile}", "symbol"'), ('"title": "Orders"', f'"title": "{RIGHT_TO_LEFT}"'),
                         ('{"capture": "no-closure"}', '{"capture": {"name": "no-closure", "pin": {"device": "iphone-se-3rd-gen"}}}')]:
            assert old in text
            text = text.replace(old, new, 1)
        story.write_text(text, encoding="utf-8")
        shutil.copy(home / "Snapshots" / "order" / "folded.rtl.svg", home / "Snapshots" / "order" / "folded-left-over.svg")
        (home / "Snapshots" / "order" / "folded-empty.svg").write_text("", encoding="utf-8")
        (home / "Snapshots" / "order" / "folded.svg").unlink()
        (home / "Snapshots" / "order" / "folded.dark.svg").write_text("no picture", encoding="utf-8")
        self.expect(2, "verify", *only, folder=home)
        return home / "report" / "index.html"

    def long_report(self, page, count):
        """A report's findings over and over under other names, with the same pictures: the page of `count` of them."""
        source = self.folder / "long"
        shutil.copytree(page.parent, source)
        file = source / "report.json"
        report = json.loads(file.read_text(encoding="utf-8"))
        found = [frame for frame in report["frames"] if frame["verdict"] != "same"]
        frames = [{**found[number % len(found)], "name": f"story-{number // len(found):05}/frame-{number % len(found):05}"} for number in range(count)]
        report["frames"], report["names"] = frames, [frame["name"] for frame in frames]
        file.write_text(json.dumps(report, ensure_ascii=False), encoding="utf-8")
        self.expect(2, "merge", source, "-o", self.folder / "joined", folder=self.folder)
        return self.folder / "joined" / "index.html"

    @staticmethod
    def expect(expected, *words, folder):
        code, _, errors = run(*words, folder=folder)
        if code != expected:
            raise AssertionError(f"barsnap {words[0]} ended with {code}: {errors}")

    def symbols(self):
        """A gallery of a story with a symbol of its own that has handlers in it."""
        home = self.folder / "symbols-home"
        story = {**WATCHED, "steps": [{"capture": "resting"}]}
        story["bar"] = {**story["bar"], "items": [{"id": "own", "title": "Own", "symbol": "own"}]}
        (home / "mine/symbols").mkdir(parents=True)
        (home / "mine/story.json").write_text(json.dumps(story), encoding="utf-8")
        (home / "mine/symbols/own.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" onload="window.hurt = 1">'
            '<path d="M1 2h14v12h-14z" onclick="window.hurt = 2" onmouseover="window.hurt = 3"/></svg>', encoding="utf-8")
        return self.draw("symbols", "mine", folder=home)

    def watch(self):
        """A gallery that is watched, in a folder of its own."""
        return Watch(pathlib.Path(tempfile.mkdtemp(prefix="watch-", dir=self.folder)))

    def large(self, count):
        """The main gallery's frames over and over under other names: `count` of them, each with files of its own."""
        target = self.folder / "large"
        text = self.main.read_text(encoding="utf-8")
        start = text.index("const INDEX = ") + len("const INDEX = ")
        end = text.index(";\n", start)
        index = json.loads(text[start:end])
        stories, frames = [], []
        while len(frames) < count:
            batch = len(stories) // len(index["stories"])
            for number, story in enumerate(index["stories"]):
                stories.append({**story, "name": f"{story['name']}-{batch}", "title": f"{story['title']} {batch}"})
                old = self.main.parent / "frames" / story["name"]
                new = target / "frames" / f"{story['name']}-{batch}"
                new.mkdir(parents=True)
                for file in old.iterdir():
                    os.link(file, new / file.name)
            for frame in index["frames"]:
                frames.append([frame[0] + batch * len(index["stories"]), *frame[1:]])
        index["stories"], index["frames"] = stories, frames[:count]
        written = json.dumps(index, ensure_ascii=False).replace("<", "\\u003c")
        page = target / "index.html"
        page.write_text(text[:start] + written + text[end:], encoding="utf-8")
        return page

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Watch:
    """A project and 'barsnap watch' on it, as a person has it running while they edit."""

    def __init__(self, folder):
        self.folder = folder
        self.story = json.loads(json.dumps(WATCHED))
        shutil.copytree(REPOSITORY / "themes", folder / "themes")
        self.save()
        self.begin()

    def begin(self):
        words = [str(TOOL), "watch", "-o", "shown"]
        self.process = subprocess.Popen(words, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.page = pathlib.Path(self.process.stdout.readline().strip())

    def save(self, text=None):
        """Writes the story, or a text in its place, as an editor does."""
        path = self.folder / "Snapshots/mine/story.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self.story, indent=1) if text is None else text, encoding="utf-8")

    def replace(self, name, old, new):
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        if old not in text:
            raise AssertionError(f"{name} lacks {old}")
        path.write_text(text.replace(old, new), encoding="utf-8")

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        return code
