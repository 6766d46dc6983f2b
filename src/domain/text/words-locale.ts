/** The language of all texts here, and therefore of their numbers. */
export const WORDS_LOCALE = 'en-US';
