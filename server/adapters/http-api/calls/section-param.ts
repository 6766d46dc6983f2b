import type { SectionId } from '../../../../src/domain/ids/ids.ts';
import { id } from '../../../../wire/params/kinds.ts';
import { alsoNamed, changeable, optional } from '../../../../wire/params/presence.ts';

const OTHER_NAMES = ['section', 'board_section_id'] as const;

/** A section of the board that is named beside it, under any of its names. */
export const SECTION_PARAM = { section_id: alsoNamed(optional(id<SectionId>()), ...OTHER_NAMES) };

/** The same in updates: null and "" take a pin out of its section. */
export const CHANGED_SECTION_PARAM = {
  section_id: alsoNamed(changeable(id<SectionId>()), ...OTHER_NAMES),
};
