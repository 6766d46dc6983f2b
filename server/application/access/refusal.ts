/** Why something that somebody wants to do with pins, boards and sections cannot be done. */
export type RefusalReason =
  /** Missing, or nothing that the actor may know of. */
  | 'pin_not_found'
  | 'board_not_found'
  | 'section_not_found'
  /** The actor may see it, but not do that. */
  | 'forbidden'
  | 'board_full'
  | 'too_many_boards'
  | 'too_many_sections'
  /** The quick-saves board keeps its name and stays. */
  | 'quick_saves_stay';

export type Refused = { readonly kind: 'refused'; readonly why: RefusalReason };

export function refused(why: RefusalReason): Refused {
  return { kind: 'refused', why };
}
