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
