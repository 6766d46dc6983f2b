import { cleanText } from '../limits/clean-text.ts';
import { refuse, type Checked } from '../limits/checked.ts';
import { checkRequiredLink, LINK_MAX } from '../limits/link-field.ts';
import { exceedsUnits } from '../limits/units.ts';

/** A host and perhaps more, as people type it: no scheme, at least one dot, a name of letters at the end. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** The address that somebody means: `https://` is added where it was left out. */
export function typedAddress(typed: string): Checked<string> {
  if (exceedsUnits(typed, LINK_MAX)) return refuse('too_long', LINK_MAX);
  const text = cleanText(typed);
  return checkRequiredLink(BARE.test(text) ? `https://${text}` : text);
}
