import type { Checked } from '../limits/checked.ts';
import { checkRequiredLink, LINK_MAX } from './link-field.ts';
import { writtenText } from '../limits/written-text.ts';

/** A host and perhaps more, as people type it: no scheme, at least one dot, a name of letters at the end. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** Completes a typed address: adds `https://` when the scheme is missing. */
export function typedAddress(typed: string): Checked<string> {
  const written = writtenText(typed, LINK_MAX);
  if (!written.ok) return written;
  return checkRequiredLink(BARE.test(written.value) ? `https://${written.value}` : written.value);
}
