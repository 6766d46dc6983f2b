import { normalized } from '../text/normalized.ts';

// All control characters but the line feed, and the two that turn letters around against their own direction: no
// language needs these, and what follows such a text on the page would be read backwards.
const CONTROLS = /[\0-\t\v-\x1F\x7F-\x9F\u202D\u202E]/g;

/**
 * A text in the form in which it is kept: well-formed, in NFC, without control characters other than the
 * line feed, without overrides of direction, ends trimmed.
 */
export function cleanText(text: string): string {
  return normalized(text.toWellFormed().replace(CONTROLS, '')).trim();
}
