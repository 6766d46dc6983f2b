import { checkLink } from '../../src/domain/links/link-field.ts';
import { bool, text } from '../params/kinds.ts';
import { kind } from '../params/param.ts';
import { changeable, changeableRequired, labelled, optional } from '../params/presence.ts';

const TITLE = text('pinTitle');
const DESCRIPTION = text('pinDescription');
const ALT_TEXT = text('altText');
const NOTE = text('note');

/** The texts of a pin that is made; absent, a copy has those of its source. */
export const COPY_TEXTS = {
  title: labelled('Title', optional(TITLE)),
  description: labelled('Description', optional(DESCRIPTION)),
  note: optional(NOTE),
};

/** What can be changed about a pin in place. */
export const PIN_CHANGES = {
  title: labelled('Title', changeable(TITLE)),
  description: labelled('Description', changeable(DESCRIPTION)),
  link: changeable(kind<string | null, string>('http or https address', checkLink)),
  alt_text: changeable(ALT_TEXT),
  note: changeable(NOTE),
  is_comments_allowed: changeableRequired(bool()),
};
