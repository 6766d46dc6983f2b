import { parseHttpUrl } from './http-url.ts';
import { accept, refuse } from '../limits/checked.ts';
import type { Checked } from '../limits/checked.ts';
import { writtenText } from '../limits/written-text.ts';

/** Maximum characters of an address. */
export const LINK_MAX = 2048;

/**
 * Checks a typed web address: http or https, at most 2048 characters. An empty one is null. Another scheme is
 * `not_allowed`, an invalid address `bad_format`.
 */
export function checkLink(value: unknown): Checked<string | null> {
  if (value === undefined || value === null) return accept(null);
  const written = writtenText(value, LINK_MAX);
  if (!written.ok) return written;
  const link = written.value;
  if (link === '') return accept(null);
  if (link.length > LINK_MAX) return refuse('too_long', LINK_MAX);
  if (parseHttpUrl(link)) return accept(link);
  return refuse(/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(link) ? 'not_allowed' : 'bad_format');
}

/** True for a web address that may be opened; it may be from anywhere, such as the address of a page. */
export function isLink(text: string): boolean {
  return text.length <= LINK_MAX && parseHttpUrl(text) !== null;
}

/** The same for a required field. */
export function checkRequiredLink(value: unknown): Checked<string> {
  const checked = checkLink(value);
  if (!checked.ok) return checked;
  return checked.value === null ? refuse('missing') : accept(checked.value);
}
