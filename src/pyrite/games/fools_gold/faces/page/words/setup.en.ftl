option-screens-why = Behind closed screens you must guess who is rich; open ones make it easier to reckon.
option-start-why = Who places the first miner.
