/**
 * Pages that an endless list reads by itself before it waits to be asked: enough for a long look around, and then what
 * stands below the list can be reached.
 */
export const AUTO_LOADED_PAGES = 10;
