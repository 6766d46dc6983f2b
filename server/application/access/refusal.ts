/** The reason why an action on pins, boards or sections is refused. */
export type RefusalReason =
  /** Missing, or not visible to the actor. */
  | 'pin_not_found'
  | 'board_not_found'
  | 'section_not_found'
  | 'topic_not_found'
  /** The actor may see it, but not change it. */
  | 'forbidden'
  /** The actor has blocked the pinner. */
  | 'pinner_blocked'
  /** The pinner has blocked the actor, who does not learn it. */
  | 'pinner_refuses'
  /** An operator has removed the same picture. */
  | 'picture_removed'
  | 'board_full'
  | 'too_many_topics'
  | 'too_many_boards'
  | 'too_many_sections'
  /** The quick-saves board cannot be renamed or removed. */
  | 'quick_saves_stay';

export type Refused = { readonly kind: 'refused'; readonly why: RefusalReason };

export function refused(why: RefusalReason): Refused {
  return { kind: 'refused', why };
}
