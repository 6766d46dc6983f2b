import type { PinTextName } from '../../../src/domain/pins/pin-texts.ts';
import { bool, link, linkOrNone, text } from '../../params/kinds.ts';
import { changeable, changeableRequired, labelled, optional } from '../../params/presence.ts';
import type { Param } from '../../params/param.ts';
import type { ByWireName } from '../../pin-text-names.ts';

/** A parameter for each text, by its name on the wire. */
type TextParams = ByWireName<Record<PinTextName, Param<string | null | undefined>>>;

const TITLE = text('pinTitle');
const DESCRIPTION = text('pinDescription');
const ALT_TEXT = text('altText');
const NOTE = text('note');

/** The texts that a copy of a pin can have itself. */
export const COPY_TEXTS = {
  title: labelled('Title', optional(TITLE)),
  description: labelled('Description', optional(DESCRIPTION)),
  note: optional(NOTE),
};

/** The texts of a story outside its pages. */
export const STORY_TEXTS = {
  description: COPY_TEXTS.description,
  link: optional(link()),
  alt_text: optional(ALT_TEXT),
};

/** The texts of a new pin; an absent one is null. */
export const NEW_PIN_TEXTS = {
  title: COPY_TEXTS.title,
  ...STORY_TEXTS,
  note: COPY_TEXTS.note,
} satisfies TextParams;

const CHANGED_TEXTS = {
  title: labelled('Title', changeable(TITLE)),
  description: labelled('Description', changeable(DESCRIPTION)),
  link: changeable(linkOrNone()),
  alt_text: changeable(ALT_TEXT),
  note: changeable(NOTE),
} satisfies TextParams;

/** The fields of a pin that can be changed. */
export const PIN_CHANGES = { ...CHANGED_TEXTS, is_comments_allowed: changeableRequired(bool()) };
