const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Below U+0300 every UTF-16 unit is one character, except CR LF; that covers most texts.
const ONE_UNIT_EACH = /^[\0-\f\x0E-\u02FF]*$/;

/** The number of grapheme clusters: an emoji with skin tone or a letter with accents counts as one. */
export function characterCount(text: string): number {
  if (ONE_UNIT_EACH.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** True if the text has more than `limit` characters. Stops reading as soon as possible. */
export function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit && firstCharacters(text, limit).length < text.length;
}

/** The first `limit` grapheme clusters of a text. */
export function firstCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (ONE_UNIT_EACH.test(text)) return text.slice(0, limit);
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
