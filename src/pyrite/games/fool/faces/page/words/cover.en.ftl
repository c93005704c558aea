title = Fool!
pitch = Tricks where winning is fine and being the worst costs you the next one.
