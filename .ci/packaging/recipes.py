"""Writes how package managers and people get a release, from package.json and the tarballs that are there:
recipes.py FOLDER VERSION REPOSITORY.

The folder gets reportgen.rb (Homebrew), PKGBUILD (Arch Linux), reportgen.nix (Nix), install.sh, and compose.yml with its
Caddyfile. Each names the SHA-256 sums of the tarballs in the folder, so that a release of several architectures calls this
once all of them are there.
"""

import hashlib
import json
import pathlib
import sys

folder, version, repository = pathlib.Path(sys.argv[1]), *sys.argv[2:4]
here = pathlib.Path(__file__).parent
package = json.loads((here / "package.json").read_text())
home = f"https://github.com/{repository}"
programs = [package["name"], package["server"]]


def archive(program, machine):
    return f"{program}-{version}-linux-{machine}.tar.gz"


sums = {
    (program, machine): hashlib.sha256((folder / archive(program, machine)).read_bytes()).hexdigest()
    for machine in ("x86_64", "aarch64") for program in programs if (folder / archive(program, machine)).exists()}
machines = sorted({machine for _, machine in sums}, reverse=True)
if len(sums) != len(programs) * len(machines) or not machines:
    sys.exit(f"The tarballs of {' and '.join(programs)} are not all in {folder}.")


def address(program, machine):
    return f"{home}/releases/download/v{version}/{archive(program, machine)}"


def homebrew():
    names = {"x86_64": "on_intel", "aarch64": "on_arm"}
    blocks = "\n".join(f"""    {names[machine]} do
      url "{address(programs[0], machine)}"
      sha256 "{sums[programs[0], machine]}"

      resource "server" do
        url "{address(programs[1], machine)}"
        sha256 "{sums[programs[1], machine]}"
      end
    end""" for machine in machines)
    return f"""# Audited by nobody but `ruby -c`.
class Reportgen < Formula
  desc "{package['summary']}"
  homepage "{home}"
  version "{version}"
  license "{package['license']}"

  on_linux do
{blocks}
  end

  depends_on :linux

  def install
    prefix.install Dir["*"]
    resource("server").stage {{ prefix.install Dir["*"] }}
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/{programs[0]} --version")
    (testpath/"entries.csv").write "date,level\\n2025-10-31,steady\\n"
    system bin/"{programs[0]}", "build", ".", "--as-of", "2025-10-31", "--no-png"
    assert_path_exists testpath/"site/index.html"
  end
end
"""


def arch():
    def sources(machine):
        listed = " ".join(f'"$url/releases/download/v$pkgver/{program}-$pkgver-linux-{machine}.tar.gz"'
                          for program in programs)
        return f"source_{machine}=({listed})\nsha256sums_{machine}=({' '.join(sums[p, machine] for p in programs)})"

    listed = "\n".join(map(sources, machines))
    functions = "\n".join(f"""
package_{program}-bin() {{
  pkgdesc="{package['summary' if program == programs[0] else 'serverSummary']}"
  provides=("{program}=$pkgver")
  conflicts=({program})
{'  optdepends=("librsvg: PNG pictures for link previews")' if program == programs[0] else f'  depends=({programs[0]}-bin)'}
  install -d "$pkgdir/usr"
  cp -a "$srcdir/{program}-$pkgver-linux-$CARCH/." "$pkgdir/usr/"
}}""" for program in programs)
    return f"""pkgbase={programs[0]}-bin
pkgname=({' '.join(f'{program}-bin' for program in programs)})
pkgver={version}
pkgrel=1
url="{home}"
arch=({' '.join(machines)})
license=({package['license']})
options=(!strip) # the time zones are behind the end of the program
{listed}
{functions}
"""


def nix():
    def sources(program):
        return "\n".join(f"""      {machine}-linux = fetchurl {{
        url = "{address(program, machine)}";
        sha256 = "{sums[program, machine]}";
      }};""" for machine in machines)

    systems = " ".join(f'"{machine}-linux"' for machine in machines)
    return f"""# nix-env --install --file reportgen.nix
{{ pkgs ? import <nixpkgs> {{ }} }}:

let
  inherit (pkgs) fetchurl lib stdenvNoCC;
  system = stdenvNoCC.hostPlatform.system;
  archives = {{
    program = {{
{sources(programs[0])}
    }};
    server = {{
{sources(programs[1])}
    }};
  }};
in
stdenvNoCC.mkDerivation {{
  pname = "{programs[0]}";
  version = "{version}";
  srcs = [ archives.program.${{system}} archives.server.${{system}} ];
  sourceRoot = ".";
  # The time zones are behind the end of the program.
  dontStrip = true;
  installPhase = ''
    mkdir -p $out
    for folder in {programs[0]}-*; do cp -r "$folder/." $out/; done
  '';
  meta = {{
    description = "{package['summary']}";
    homepage = "{home}";
    license = lib.licenses.mit;
    platforms = [ {systems} ];
    mainProgram = "{programs[0]}";
  }};
}}
"""


def filled(template):
    text = (here / template).read_text()
    names = {"VERSION": version, "REPOSITORY": repository, "MACHINES": "|".join(machines),
             "SUMS": "\n".join(f"{sums[program, machine]}  {archive(program, machine)}"
                               for machine in machines for program in programs)}
    for name, value in names.items():
        text = text.replace(f"@{name}@", value)
    return text


for name, text in {
    "reportgen.rb": homebrew(), "PKGBUILD": arch(), "reportgen.nix": nix(), "install.sh": filled("install.sh"),
    "compose.yml": filled("compose.yml"), "Caddyfile": filled("Caddyfile"),
}.items():
    (folder / name).write_text(text)
