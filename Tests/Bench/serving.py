"""The server as a browser uses it: one request after the other on a connection that stays."""

import http.client
import re
import subprocess
import time
import urllib.parse


class Serving:
    """A server of a folder while the block runs; `tool` are the words before the program, such as those of Valgrind."""

    def __init__(self, program, folder, environment, tool=()):
        words = {"data": folder, "port": 0, "audience": "private", "as-of": "2025-10-31", "strict": "false", "open": "false",
                 "follow-links": "false"}
        arguments = [word for name, value in words.items() for word in (f"--{name}", str(value))]
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [*tool, program, *arguments], env=environment, stderr=subprocess.PIPE, text=True)
        self.said = ""
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/", self.said)):
            line = self.process.stderr.readline()
            assert line, f"the server did not start:\n{self.said}"
            self.said += line
        self.start = time.monotonic() - begin
        self.port = int(found.group(1))
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()
        self.process.terminate()
        self.said += self.process.stderr.read()
        self.process.wait()

    def get(self, path):
        """The body of a page, and the seconds until it was there."""
        begin = time.monotonic()
        self.connection.request("GET", path)
        body = self.connection.getresponse().read()
        return body, time.monotonic() - begin

    def tap(self):
        """The seconds from a tap on "+1" of a tracker on the log sheet to the page that shows it."""
        token = re.search(rb'name="token" value="(\w+)"', self.get("/log")[0]).group(1).decode()
        form = urllib.parse.urlencode({"form": "t-water", "token": token, "day": "2025-10-31", "item": "1"})
        kind = "application/x-www-form-urlencoded"
        begin = time.monotonic()
        origin = f"http://127.0.0.1:{self.port}"
        self.connection.request("POST", "/log", form, {"Origin": origin, "Content-Type": kind})
        answer = self.connection.getresponse()
        answer.read()
        assert answer.status == 303, f"the tap was answered with {answer.status}"
        self.get(answer.headers["Location"])
        return time.monotonic() - begin

    def change(self, change):
        """The seconds from a change of a file to the word that pages may have changed."""
        waiting = http.client.HTTPConnection("127.0.0.1", self.port)
        waiting.request("GET", "/events")
        events = waiting.getresponse()
        while not events.readline().startswith(b"data:"):
            pass
        change()
        begin = time.monotonic()
        while not events.readline().startswith(b"data:"):
            pass
        took = time.monotonic() - begin
        waiting.close()
        return took
