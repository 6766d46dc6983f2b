/** The language of all words here, and so of the figures among them. */
export const WORDS_LOCALE = 'en-US';
