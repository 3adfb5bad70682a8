"""The report of an experiment: one self-contained HTML page with tables and plots."""

from __future__ import annotations

from tablee.lab.report.sections import report_page

__all__ = ["report_page"]
