import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';
import { writtenText } from './written-text.ts';

/** Maximum characters of an e-mail address. */
export const EMAIL_MAX = 254;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Checks the form of an e-mail address, by the same rule as browsers. */
export function checkEmail(value: unknown): Checked<string> {
  if (value === undefined || value === null) return refuse('missing');
  const written = writtenText(value, EMAIL_MAX);
  if (!written.ok) return written;
  const email = written.value;
  if (email === '') return refuse('missing');
  if (email.length > EMAIL_MAX) return refuse('too_long', EMAIL_MAX);
  return EMAIL.test(email) ? accept(email) : refuse('bad_format');
}

/** Two addresses with the same key belong to one account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
