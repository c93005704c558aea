title = Fool’s Gold
pitch = Dice, five mines, five years. The mine that gave you most turns out to be fool’s gold.
progress = year { $n } of { $of }
