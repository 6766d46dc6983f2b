import type { BoardId, SectionId } from '../../src/domain/ids/ids.ts';
import { id, textUpTo, unread } from '../params/kinds.ts';
import { alsoNamed, changeable, optional, required } from '../params/presence.ts';

/** The option by which a call acts for a business profile; the checks before the handler read it. */
export const ACTING_PROFILE = { orbac_subject_id: optional(id<string>()) };

/** The two options by which calls name somebody. */
export const PERSON_PARAMS = { user_id: optional(id<string>()), username: optional(textUpTo(100)) };

const OTHER_NAMES = ['section', 'board_section_id'] as const;

/** A section of the board that is named beside it, under any of its names. */
export const SECTION_PARAM = { section_id: alsoNamed(optional(id<SectionId>()), ...OTHER_NAMES) };

/** The same in updates: null and "" take a pin out of its section. */
export const CHANGED_SECTION_PARAM = {
  section_id: alsoNamed(changeable(id<SectionId>()), ...OTHER_NAMES),
};

/** Where a pin is saved to: a board or a section of it; without one, the profile. */
export const SAVE_PLACE = { board_id: optional(id<BoardId>()), ...SECTION_PARAM, ...ACTING_PROFILE };

/** Taken from clients that send it, and not read. */
export const CLIENT_TRACKING = { client_tracking_params: optional(unread()) };

/** Names which fields of an object a client wants; it gets all of them, so that nothing reads it. */
export const FIELD_SET = { field_set_key: optional(unread()) };

/** Characters that the token of a mail's link may have. */
export const MAIL_TOKEN_MAX = 512;

/** The token of a mail's link. */
export const MAIL_TOKEN = { token: required(textUpTo(MAIL_TOKEN_MAX)) };
