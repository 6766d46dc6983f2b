/**
 * Number of pages that an infinite list loads automatically. Then it shows a button, so that the content below the list
 * can be reached.
 */
export const AUTO_LOADED_PAGES = 10;
