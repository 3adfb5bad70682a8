"""`python -m tablee` is the same as the `tablee` command."""

import sys

from tablee.cli import main

sys.exit(main())
