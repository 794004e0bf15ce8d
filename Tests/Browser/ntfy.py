"""A server of ntfy and the phones that are subscribed to it, as far as its documentation says what they do
(https://docs.ntfy.sh/publish/, and for the phones https://docs.ntfy.sh/publish/#send-http-request)."""

import http.server
import json
import re
import threading
import urllib.error
import urllib.request

# What a message may hold.
KEYS = {"topic", "title", "message", "tags", "priority", "click", "actions", "attach", "markdown", "icon", "delay"}
ACTION_KEYS = {"action", "label", "url", "method", "headers", "body", "clear"}
LONGEST_MESSAGE = 4096
MOST_ACTIONS = 3


def faults(message):
    """What the server of ntfy would refuse of a message."""
    found = [f"unknown key {key}" for key in message.keys() - KEYS]
    if not re.fullmatch(r"[-_A-Za-z0-9]{1,64}", message.get("topic", "")):
        found.append("no topic")
    if len(message.get("message", "").encode()) > LONGEST_MESSAGE:
        found.append("too long")
    actions = message.get("actions", [])
    if len(actions) > MOST_ACTIONS:
        found.append("too many actions")
    for action in actions:
        found += [f"unknown key {key} of an action" for key in action.keys() - ACTION_KEYS]
        if action.get("action") not in ("view", "http", "broadcast") or not action.get("label"):
            found.append("an action without kind or label")
        if not re.match(r"https?://", action.get("url", "")):
            found.append("an action without address")
        if not all(isinstance(value, str) for value in action.get("headers", {}).values()):
            found.append("headers that are no texts")
    return found


class Ntfy:
    """A server that takes messages while a test runs, and refuses those of others than `token` where there is one."""

    def __init__(self, test, token=None):
        self.messages, self.token, self.is_down = [], token, False
        ntfy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                allowed = ntfy.token is None or self.headers["Authorization"] == f"Bearer {ntfy.token}"
                message = json.loads(body)
                status = 503 if ntfy.is_down else 400 if faults(message) else 200 if allowed else 403
                if status == 200:
                    ntfy.messages.append(message)
                self.send_response(status)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        test.addCleanup(server.server_close)
        test.addCleanup(server.shutdown)
        self.topic = f"http://127.0.0.1:{server.server_port}/diary"


class Phone:
    """A phone of the person, which reaches a server by the address that stands in the buttons."""

    def __init__(self, reach):
        # Where the name of the address leads: `https://home.example` to a port of this machine.
        self.reach = reach

    def press(self, message, label):
        """Sends what a button stands for; the status, and whether the notification goes away."""
        action = next(action for action in message["actions"] if label in action["label"])
        outside = re.match(r"https?://[^/]+", action["url"]).group()
        request = urllib.request.Request(
            self.reach + action["url"].removeprefix(outside), action["body"].encode(), action["headers"],
            method=action.get("method", "POST"))
        request.add_header("Host", outside.partition("//")[2])
        try:
            with urllib.request.urlopen(request) as reply:
                return reply.status, json.load(reply), action.get("clear", False)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error), False
