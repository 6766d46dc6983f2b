// The Stream-Safe Text Format of Unicode Standard Annex 15: this is the maximum run of marks.
const LONG_RUN_OF_MARKS = /((?:(?!\u034F)\p{M}){30})(?=(?!\u034F)\p{M})/gu;
const COMBINING_GRAPHEME_JOINER = '\u034F';

/**
 * The text in a Unicode normalization form, in linear time. Native normalization takes quadratic time in the length of
 * a run of combining marks, so an invisible joiner is inserted into longer runs. Normalizing a normalized text changes
 * nothing. All code normalizes here (test/architecture/normalization.test.ts).
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  // Decomposition can make a run longer again.
  return withShortRuns(withShortRuns(text).normalize(form));
}

function withShortRuns(text: string): string {
  return text.replace(LONG_RUN_OF_MARKS, `$1${COMBINING_GRAPHEME_JOINER}`);
}
