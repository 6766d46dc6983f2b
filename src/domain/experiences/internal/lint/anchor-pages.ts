import type { Anchor } from '../../anchors.ts';

/** Pages with pins. */
const PIN_PAGES = ['home', 'pin', 'search', 'board', 'section', 'profile', 'interest', 'ideas'] as const;

/** The pages that have an anchor; null: all of them. */
const PAGES: Readonly<Record<Anchor, readonly string[] | null>> = {
  header_home: null,
  header_search: null,
  header_create: null,
  header_avatar: null,
  save_button: PIN_PAGES,
  pin_card: PIN_PAGES,
  board_picker: PIN_PAGES,
  profile_boards_tab: ['profile'],
};

/** The kinds of pages that have an anchor; null: all of them. */
export function anchorPages(anchor: Anchor): readonly string[] | null {
  return PAGES[anchor];
}
