#!/usr/bin/env python3
"""Loads a server from outside: load.py PROGRAM SECONDS

1,000 requests a second, beside clients that send slowly, nothing, half a request, or read no answer, and beside 50
programs that write into the folder. Every answer has to be right, nothing that was answered may be lost, and the memory
of the server stays below 100 MB.
"""

import asyncio
import json
import logging
import pathlib
import re
import subprocess
import sys
import tempfile
import time

RATE, READERS, WRITERS, MOST_MEMORY = 1000, 20, 50, 100 << 20
PATHS = ["/", "/calendar/2025-10.html", "/calendar/2025.html", "/weeks/index.html", "/assets/style.css", "/data.json",
         "/log", "/about.html", "/badges/meditation.svg", "/nowhere.html"]


class Load:
    def __init__(self, program, folder, seconds):
        self.program, self.seconds, self.folder = program, seconds, folder
        self.command = [program, "serve", "data", "--as-of", "2025-10-31T21:00", "--port", "0", "--no-open"]
        self.answers, self.wrong, self.times, self.written = 0, [], [], []

    def start(self):
        self.server = subprocess.Popen(self.command, cwd=self.folder, stderr=subprocess.PIPE, text=True)
        self.port = int(re.search(r":(\d+)/", self.server.stderr.readline()).group(1))

    def memory(self, name="VmRSS"):
        status = pathlib.Path(f"/proc/{self.server.pid}/status").read_text()
        return int(re.search(name + r":\s+(\d+)", status).group(1)) << 10

    def request(self, path):
        return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: */*\r\n\r\n".encode()

    async def connect(self):
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def reader(self, number):
        """Asks for one page after the other, at its share of the rate; another connection where this one was closed."""
        connection, begin, asked = None, time.monotonic(), 0
        while time.monotonic() < self.end:
            wait = begin + asked * READERS / RATE - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            path = PATHS[(asked + number) % len(PATHS)]
            asked += 1
            moment = time.monotonic()
            for attempt in range(2):
                try:
                    if connection is None:
                        connection = await self.connect()
                    connection[1].write(self.request(path))
                    head = (await connection[0].readuntil(b"\r\n\r\n")).decode()
                    length = int(re.search(r"content-length: (\d+)", head, re.I).group(1))
                    body = await connection[0].readexactly(length)
                    break
                except (ConnectionError, asyncio.IncompleteReadError):
                    connection = None
            else:
                self.wrong.append(f"no answer to {path}")
                continue
            self.times.append(time.monotonic() - moment)
            self.answers += 1
            expected = 404 if path == "/nowhere.html" else 200
            if f" {expected} " not in head.splitlines()[0] or not body:
                self.wrong.append(f"{path}: {head.splitlines()[0]}")
            if "connection: close" in head.lower():
                connection = None

    async def nuisance(self, act):
        """A client that does harm, again and again."""
        while time.monotonic() < self.end:
            try:
                reader, writer = await self.connect()
                await act(reader, writer)
                writer.close()
            except (ConnectionError, asyncio.IncompleteReadError):
                await asyncio.sleep(.1)

    async def silent(self, reader, writer):
        await asyncio.wait_for(reader.read(1), 15)

    async def slow(self, reader, writer):
        for byte in self.request("/"):
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(.3)

    async def half(self, reader, writer):
        writer.write(b"POST /log HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 5000\r\n\r\nlevel=" % self.port)
        await asyncio.wait_for(reader.read(1 << 16), 15)

    async def unread(self, reader, writer):
        writer.transport.pause_reading()
        for _ in range(50):
            writer.write(self.request("/") * 100)
            await asyncio.sleep(.1)

    async def writer(self, number):
        await asyncio.sleep(self.seconds * number / WRITERS / 2)
        note = f"writer {number}"
        process = await asyncio.create_subprocess_exec(
            self.program, "log", "water", "1", "--note", note, "--data", "data", "--now", "2025-10-31T20:00",
            cwd=self.folder, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE)
        _, errors = await process.communicate()
        if process.returncode == 0:
            self.written.append(note)
        else:
            self.wrong.append(f"log ended with {process.returncode}: {errors.decode()[-200:]}")

    async def run(self):
        self.start()
        begin, self.end = self.memory(), time.monotonic() + self.seconds
        await asyncio.gather(
            *(self.reader(number) for number in range(READERS)), *(self.writer(number) for number in range(WRITERS)),
            *(self.nuisance(act) for act in (self.silent, self.slow, self.half, self.unread) for _ in range(6)),
            return_exceptions=False)
        after, peak = self.memory(), self.memory("VmHWM")
        # What was answered is there, and the pages have followed.
        await asyncio.sleep(2)
        logs = (self.folder / "data/logs.csv").read_text()
        lost = [note for note in self.written if note not in logs]
        last = json.loads(subprocess.run([self.program, "stats", "data", "--as-of", "2025-10-31T21:00"], cwd=self.folder,
                                         capture_output=True, text=True).stdout)
        reader, writer = await self.connect()
        writer.write(self.request("/data.json"))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        served = json.loads(await reader.readexactly(int(re.search(r"content-length: (\d+)", head, re.I).group(1))))
        water = [tracker["logs"] for tracker in served["trackers"] if tracker["id"] == "water"]
        if served["trackers"] != last["trackers"]:
            self.wrong.append("the served numbers are not those of the folder")
        self.server.terminate()
        self.server.wait()
        self.times.sort()
        print(f"{self.answers} answers in {self.seconds:.0f} s ({self.answers / self.seconds:.0f} a second), the middle one "
              f"after {self.times[len(self.times) // 2] * 1000:.1f} ms, of 100 the slowest after "
              f"{self.times[len(self.times) * 99 // 100] * 1000:.0f} ms; {len(self.written)} of {WRITERS} programs wrote, "
              f"{len(lost)} lost, {water[0]} logs; memory {begin >> 20} MB at first, {after >> 20} MB afterwards, at most "
              f"{peak >> 20} MB; {len(self.wrong)} wrong")
        for text in list(dict.fromkeys(self.wrong))[:10]:
            print("  " + text)
        return bool(lost or self.wrong or peak > MOST_MEMORY)


def main():
    # A client whose connection was closed says so for each byte.
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        sample = pathlib.Path(__file__).resolve().parent.parent.parent / "sample-data"
        subprocess.run(["cp", "-r", str(sample), str(folder / "data")], check=True)
        sys.exit(asyncio.run(Load(program, folder, float(sys.argv[2])).run()))


main()
