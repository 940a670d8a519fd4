"""A fence of a page becomes an example, a chart or a part that plays."""
