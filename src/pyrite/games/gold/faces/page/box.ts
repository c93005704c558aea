// Written by `make types`. A test fails when it is not what box.py says.

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
export const COLOUR_LETTERS = "rbnyp";
export const PLACES = 64;
export const FILES = "abcdefgh";
export const MOST_SEATS = 5;
export const UNKNOWN = -1;
export const GONE = 0;
export const DYNAMITE = 5;
export const FIRST_MINER = 6;
export const STRENGTHS = 4;
export const FACES = 26;
export const MINERS = [2, 2, 2, 1] as const;
export const GOLD = [5, 7, 7, 5] as const;
export const STICKS = 5;
export const FACE_COUNT = [0, 5, 7, 7, 5, 5, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 1] as const;
export const NUGGETS = [0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;
export const STRENGTH = [0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5] as const;
export const NEUTRAL = -1;
export const OWNER = [[-1, -1, -1, -1, -1], [-1, -1, -1, -1, -1], [0, 1, 0, 1, -1], [0, 1, 2, -1, -1], [0, 1, 2, 3, -1], [0, 1, 2, 3, 4]] as const;
export const RUSH_AT = 10;
export const QUIET_TURNS = 100;
export const FACE_TEXTS = ["g1", "g2", "g3", "g4", "x", "r2", "r3", "r4", "r5", "b2", "b3", "b4", "b5", "n2", "n3", "n4", "n5", "y2", "y3", "y4", "y5", "p2", "p3", "p4", "p5"] as const;
