"""What the site is made from: records of words, of the history, of labels, each checked as it is read."""
