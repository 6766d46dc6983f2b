/** The shopping indicator stays for this long after the last scroll movement. ms */
export const INDICATOR_MS = 1500;
/** The page is looked at so often at most while it moves. ms */
export const SCROLL_THROTTLE_MS = 50;
