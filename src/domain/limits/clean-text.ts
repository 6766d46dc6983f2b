// All control characters but the line feed.
const CONTROLS = /[\0-\t\v-\x1F\x7F-\x9F]/g;

/**
 * A text in the form in which it is kept: well-formed, in NFC, without control characters other than the
 * line feed, ends trimmed.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(CONTROLS, '').normalize('NFC').trim();
}
