/** Accounts are new for this many days. */
const NEW_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The experiment that gives older accounts the tall bar, too. */
export const TALL_NAV_FOOTER = 'nav_footer_tall';

/** The height of the bar at the bottom of phones, px. */
export const NAV_FOOTER_HEIGHTS = { tall: 64, usual: 52, hidden: 0 } as const;

/** Whose bar it is. */
export type NavFooterViewer = {
  /** ms since the epoch; null when unknown, and for visitors. */
  readonly createdAt: number | null;
  readonly isSignedIn: boolean;
  /** In the group of `TALL_NAV_FOOTER` that gets it. */
  readonly isEligible: boolean;
};

/** Members who are new, or chosen by the experiment, get more room to tap. */
export function navFooterSize(
  { createdAt, isSignedIn, isEligible }: NavFooterViewer,
  now: number,
): 'tall' | 'usual' {
  const isNew = createdAt !== null && now - createdAt < NEW_DAYS * DAY_MS;
  return isSignedIn && (isNew || isEligible) ? 'tall' : 'usual';
}

/** What hides or shows the bar. */
export type NavFooterFlags = {
  /** Keyboard focus or an open menu is in it. */
  readonly forceShow: boolean;
  readonly hiddenAfterScroll: boolean;
  /** The bar of actions on selected pins is shown. */
  readonly hiddenByPinActionBar: boolean;
};

/** `forceShow` beats everything that hides it. */
export function isNavFooterHidden(flags: NavFooterFlags): boolean {
  return !flags.forceShow && (flags.hiddenAfterScroll || flags.hiddenByPinActionBar);
}

/** Near the top of a page the bar is always shown, px. */
const TOP = 64;
const HIDE_AFTER = 32;
const SHOW_AFTER = 16;

/** `turn`: the place from which the distance counts, px. */
export type ScrolledFooter = { readonly isHidden: boolean; readonly turn: number };

/** The bar goes when somebody scrolls down, and comes back as soon as they scroll up. */
export function scrolledFooter({ isHidden, turn }: ScrolledFooter, top: number): ScrolledFooter {
  if (top <= TOP) return { isHidden: false, turn: top };
  const from = isHidden ? Math.max(turn, top) : Math.min(turn, top);
  const changes = isHidden ? from - top > SHOW_AFTER : top - from > HIDE_AFTER;
  return changes ? { isHidden: !isHidden, turn: top } : { isHidden, turn: from };
}
