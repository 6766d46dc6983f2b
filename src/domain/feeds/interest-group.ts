import { hashtagsIn } from '../text/hashtags.ts';

/** Maximum UTF-16 units of a hashtag. */
const MAX_LENGTH = 50;

/** Sorts behind every hashtag. */
const NO_INTEREST = '~';

/** The topic of a pin from its description: `#` and the first hashtag in lower case, or `~`. */
export function interestOf(description: string): string {
  const [hashtag] = hashtagsIn(description);
  if (hashtag === undefined) return NO_INTEREST;
  return `#${hashtag.toLowerCase().slice(0, MAX_LENGTH).toWellFormed()}`;
}

/** The group of pins with this interest, in the form of lists. */
export function interestGroup(interest: string): { readonly key: string; readonly label: string } {
  const name = interest.startsWith('#') ? interest.slice(1) : '';
  return name === '' ? { key: 'other', label: 'Other' } : { key: name, label: `#${name}` };
}
