"""The site's glue to the engine: what MkDocs, or its successor, needs from Python."""
