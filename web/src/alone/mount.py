"""Run by Python in a browser, before anything of ours is imported.

Modules are read out of the archive one by one: unpacked, all of it would lie in memory, more than
twice as large, in both workers. Only what a compiler has made must be a file.
"""

import sys
import zipfile

with zipfile.ZipFile("/tablee.zip") as packed:
    made = [name for name in packed.namelist() if name.startswith("msgspec/")]
    packed.extractall("/unpacked", made)
sys.path[:0] = ["/unpacked", "/tablee.zip"]
