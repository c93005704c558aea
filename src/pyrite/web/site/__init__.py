"""The page with its own server in it: a folder of files for any web space (`pyrite site`)."""
