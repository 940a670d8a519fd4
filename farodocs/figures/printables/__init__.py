"""Things to print in true millimetres, as SVG and PDF: layout, case-keeper, tabs, livret, coppers, checks, rules."""
