import type { Checked } from '../limits/checked.ts';
import { cleanText } from '../limits/clean-text.ts';
import { checkRequiredLink } from '../limits/link-field.ts';

/** A host and perhaps more, as people type it: no scheme, at least one dot, a name of letters at the end. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** The address that somebody means: `https://` is added where it was left out. */
export function typedAddress(typed: string): Checked<string> {
  const text = cleanText(typed);
  return checkRequiredLink(BARE.test(text) ? `https://${text}` : text);
}
