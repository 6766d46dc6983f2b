/** The shopping indicator stays for this long after the last scroll movement. ms */
export const INDICATOR_MS = 1500;
/** Minimum interval between two checks while the page scrolls. ms */
export const SCROLL_THROTTLE_MS = 50;
