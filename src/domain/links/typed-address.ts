import type { Checked } from '../limits/checked.ts';
import { checkRequiredLink, LINK_MAX } from './link-field.ts';
import { writtenText } from '../limits/written-text.ts';

/**
 * A typed address without a scheme: a host with at least one dot and an alphabetic top-level domain, and optionally
 * more.
 */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** Completes a typed address: adds `https://` when the scheme is missing. */
export function typedAddress(typed: string): Checked<string> {
  const written = writtenText(typed, LINK_MAX);
  if (!written.ok) return written;
  return checkRequiredLink(BARE.test(written.value) ? `https://${written.value}` : written.value);
}
