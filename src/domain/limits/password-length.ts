/** Minimum grapheme clusters of a password. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
