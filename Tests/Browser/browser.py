"""A browser to test pages in: Chromium, driven by its own driver over HTTP, with nothing beyond Python's library."""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import time
import urllib.error
import urllib.request

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]

# Seconds that a page may take to do what is waited for: long, since a build server may be busy with something else.
PATIENCE = 30

KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015",
        "Home": "\ue011", "End": "\ue010", "Tab": "\ue004", "Space": " "}


def find(*names):
    """The path of the first program that is there; None where none is."""
    return next((path for name in names if (path := shutil.which(name))), None)


def programs():
    """The browser and its driver; None for what is missing."""
    chromium = os.environ.get("CHROME") or find("chromium", "chromium-browser", "google-chrome")
    return chromium, os.environ.get("CHROMEDRIVER") or find("chromedriver")


class Browser:
    """One window. Sizes are in CSS pixels."""

    def __init__(self):
        chromium, driver = programs()
        # The driver chooses a free port and says which.
        self.driver = subprocess.Popen([driver, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = None
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                port = int(line.strip().rstrip(".").split()[-1])
                break
        if port is None:
            raise RuntimeError("chromedriver didn't start")
        self.root = f"http://127.0.0.1:{port}"
        arguments = ["--headless=new", "--disable-gpu", "--hide-scrollbars", "--window-size=1440,900", "--no-first-run",
                     "--force-prefers-reduced-motion"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            # Chromium's sandbox refuses to run as root, as build servers do.
            arguments += ["--no-sandbox", "--disable-dev-shm-usage"]
        options = {"args": arguments, "binary": chromium}
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        self.session = self.request("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]

    def request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        call = urllib.request.Request(self.root + path, method=method, data=data, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(call, timeout=180) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.loads(error.read())["value"]
            raise RuntimeError(f"{value['error']}: {value['message'][:2000]}") from None

    def command(self, method, path, body=None):
        return self.request(method, f"/session/{self.session}{path}", body)

    def quit(self):
        try:
            self.command("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    # What a person does

    def open(self, address):
        # Two addresses of one page that differ after the # would not load it anew.
        self.command("POST", "/url", {"url": "about:blank"})
        self.command("POST", "/url", {"url": address})

    def keys(self, *names):
        """Presses keys one after the other: a key's name or what it types."""
        actions = []
        for name in names:
            value = KEYS.get(name, name)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.command("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def pointer(self, x, y, *steps):
        """Moves the pointer there; steps are "down", "up", or further places."""
        def move(x, y):
            return {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"}

        actions = [move(x, y)]
        for step in steps:
            actions.append(move(*step) if isinstance(step, tuple) else {"type": f"pointer{step.title()}", "button": 0})
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.command("POST", "/actions", {"actions": [mouse]})

    def click(self, selector):
        x, y = self.middle(selector)
        self.pointer(x, y, "down", "up")

    # What a person sees

    def run(self, script, *values):
        return self.command("POST", "/execute/sync", {"script": script, "args": list(values)})

    def run_async(self, script, *values):
        return self.command("POST", "/execute/async", {"script": script, "args": list(values)})

    def value(self, expression):
        return self.run(f"return ({expression})")

    def until(self, expression, patience=PATIENCE):
        """Waits until the expression is true and returns it."""
        end = time.monotonic() + patience
        while True:
            value = self.value(expression)
            if value or time.monotonic() > end:
                if not value:
                    raise AssertionError(f"never came true: {expression}")
                return value
            time.sleep(0.03)

    def middle(self, selector):
        return self.run(
            "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'nearest'});"
            "const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]", selector)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def count(self, selector):
        return self.run("return document.querySelectorAll(arguments[0]).length", selector)

    def devtools(self, name, **parameters):
        return self.command("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def resize(self, width, height, scale=1, is_dark=False):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        # Fades would be judged half way.
        motion = {"name": "prefers-reduced-motion", "value": "reduce"}
        self.devtools("Emulation.setEmulatedMedia", features=[scheme, motion])

    def complaints(self):
        """What the console said since it was asked last."""
        return [entry["message"] for entry in self.command("POST", "/se/log", {"type": "browser"})]

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.command("GET", "/screenshot")))

    # Accessibility

    def findings(self, axe, within=None):
        """What axe finds on the page as it stands: rule and place, one line each."""
        if not self.value("typeof axe === 'object'"):
            self.run(axe)
        found = self.run_async(
            "const done = arguments[arguments.length - 1];"
            "axe.run(arguments[0] ?? document, {resultTypes: ['violations']}).then((r) => done(r.violations.flatMap("
            "(v) => v.nodes.map((n) => `${v.id} at ${n.target.flat().join(' ')}: ${n.failureSummary}`))))"
            ".catch((e) => done([`axe failed: ${e}`]))", within)
        return found
