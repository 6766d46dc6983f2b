/** How long is waited for an anchor that is not on the page yet. */
export const ANCHOR_WAIT_MS = 10_000;
export const ANCHOR_CHECK_MS = 200;

/** A popover goes after the page was scrolled. */
export const POPOVER_AFTER_SCROLL_MS = 1_500;
/** A flyout with thumbnails goes after the page was scrolled. */
export const THUMBNAILS_AFTER_SCROLL_MS = 3_000;

/** Nobody has done anything with a tooltip. */
export const NO_ACTION_MS = 4_000;
