import type { BoardId, SectionId } from '../../src/domain/ids/ids.ts';
import { id, textUpTo, unread } from '../params/kinds.ts';
import { alsoNamed, changeable, optional, required } from '../params/presence.ts';

/** The option by which a call acts for a business profile; the checks before the handler read it. */
export const ACTING_PROFILE = { orbac_subject_id: optional(id<string>()) };

/** The two options that identify a person. */
export const PERSON_PARAMS = { user_id: optional(id<string>()), username: optional(textUpTo(100)) };

const OTHER_NAMES = ['section', 'board_section_id'] as const;

/** A section of the board in the same options, under any of its names. */
export const SECTION_PARAM = { section_id: alsoNamed(optional(id<SectionId>()), ...OTHER_NAMES) };

/** The same in updates: null and "" remove a pin from its section. */
export const CHANGED_SECTION_PARAM = {
  section_id: alsoNamed(changeable(id<SectionId>()), ...OTHER_NAMES),
};

/** The target of a save: a board or a section of it; without one, the profile. */
export const SAVE_PLACE = { board_id: optional(id<BoardId>()), ...SECTION_PARAM, ...ACTING_PROFILE };

/** Accepted from clients that send it, and ignored. */
export const CLIENT_TRACKING = { client_tracking_params: optional(unread()) };

/** The fields of an object that a client requests; ignored, because responses contain all fields. */
export const FIELD_SET = { field_set_key: optional(unread()) };

/** The largest number of characters of a mail token. */
export const MAIL_TOKEN_MAX = 512;

/** The token of a mail's link. */
export const MAIL_TOKEN = { token: required(textUpTo(MAIL_TOKEN_MAX)) };
