import type { Route } from '../routes/route.ts';
import type { Display } from './display.ts';
import { isInterrupting } from './display-kinds.ts';
import { PLACEMENTS } from './placements.ts';

/** Nothing interrupts so soon after a visit that came from another site. */
const LANDING_MS = 5000;

/** A toast comes after the page. */
const TOAST_DELAY_MS = 2000;

type PageStart = {
  /** The visit came from another site. */
  readonly isLanding: boolean;
  /** The time since the page began to load. */
  readonly sinceStartMs: number;
};

/** How long an experience waits before it is displayed, in milliseconds. */
export function displayDelay(display: Display, { isLanding, sinceStartMs }: PageStart): number {
  const own = ownDelay(display);
  return isLanding && isInterrupting(display.kind) ? Math.max(own, LANDING_MS - sinceStartMs) : own;
}

function ownDelay(display: Display): number {
  switch (display.kind) {
    case 'survey':
      return display.start === 'after-delay' ? display.delayMs : 0;
    case 'modal':
    case 'tooltip':
      return display.delayMs;
    case 'toast':
      return TOAST_DELAY_MS;
    default:
      return 0;
  }
}

/** How often it is looked again whether a survey may be shown. */
export const HELD_BACK_CHECK_MS = 3000;

/** Surveys wait until somebody has left the page on which pins are made. */
export function isHeldBack(placementId: number, { kind }: Pick<Route, 'kind'>): boolean {
  return placementId === PLACEMENTS.survey && kind === 'pin-create';
}
