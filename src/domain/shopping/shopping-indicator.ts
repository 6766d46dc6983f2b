/** So long after the page was last seen to move it is still told of cards that one can buy what they show. ms */
export const INDICATOR_MS = 1500;
/** The page is looked at so often at most while it moves. ms */
export const SCROLL_THROTTLE_MS = 50;
