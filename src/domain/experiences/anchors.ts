import { PLACEMENTS } from './placements.ts';

/**
 * The elements at which an experience can stand. An element has its name in `data-anchor`; of several, the visible one
 * counts.
 */
export const ANCHORS = [
  'header_home',
  'header_search',
  'header_create',
  'header_avatar',
  'save_button',
  'pin_card',
  'board_picker',
  'profile_boards_tab',
] as const;

export type Anchor = (typeof ANCHORS)[number];

/** Undefined for an unknown name. */
export function knownAnchor(name: unknown): Anchor | undefined {
  return ANCHORS.find((anchor) => anchor === name);
}

const OF_PLACEMENTS: Readonly<Record<number, Anchor>> = {
  [PLACEMENTS.home]: 'pin_card',
  [PLACEMENTS.homeEducation]: 'pin_card',
  [PLACEMENTS.search]: 'header_search',
  [PLACEMENTS.pin]: 'save_button',
};

/** The anchor of an experience that names none. */
export function anchorOfPlacement(placementId: number): Anchor {
  return OF_PLACEMENTS[placementId] ?? 'header_home';
}
