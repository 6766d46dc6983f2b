const HASHTAG = /#([\p{L}\p{N}_]+)/gu;

/** The words that a text marks with `#`, without it, as written, in their order. */
export function hashtagsIn(text: string): readonly string[] {
  return [...text.matchAll(HASHTAG)].map(([, word = '']) => word);
}
