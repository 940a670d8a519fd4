"""How Faro was cheated at: what each device tells and allows, the shuffles, and the hands that use them."""
