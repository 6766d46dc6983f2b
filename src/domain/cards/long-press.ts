import type { Surface } from '../surfaces/surface.ts';
import type { ViewerKind } from '../users/user.ts';

/** Minimum duration of a long press. ms */
export const LONG_PRESS_MS = 500;
/** Maximum movement during a long press. px */
const TOLERANCE_PX = 10;

/** A finger that has moved further is scrolling. */
export function endsLongPress(dx: number, dy: number): boolean {
  return dx * dx + dy * dy > TOLERANCE_PX * TOLERANCE_PX;
}

const RELATED: readonly (Surface | null)[] = ['RelatedPinGrid', 'PdpRelatedPinGrid'];

/**
 * The effect of a long press on a card: members get its menu. Visitors are asked to sign up, but only among related
 * pins.
 */
export function longPressEffect(
  viewer: ViewerKind,
  surface: Surface | null,
): 'menu' | 'ask-to-log-in' | 'nothing' {
  if (viewer !== 'visitor') return 'menu';
  return RELATED.includes(surface) ? 'ask-to-log-in' : 'nothing';
}
