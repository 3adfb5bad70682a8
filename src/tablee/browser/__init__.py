"""The server's rooms in a browser: what the page's workers run with Pyodide.

What only a browser can do is handed over by the worker (`host`). Here nothing is imported
that a browser does not have; import-linter holds that.
"""
