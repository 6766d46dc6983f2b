import { normalized } from '../text/normalized.ts';

// All control characters except line feed, and the two bidirectional overrides. No language needs these overrides, and
// the text after them would be displayed backwards.
const CONTROLS = /[\0-\t\v-\x1F\x7F-\x9F\u202D\u202E]/g;

/**
 * A text in its stored form: well-formed, in NFC, trimmed, without bidirectional overrides, and without control
 * characters other than line feed.
 */
export function cleanText(text: string): string {
  return normalized(text.toWellFormed().replace(CONTROLS, '')).trim();
}
