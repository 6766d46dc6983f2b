const HASHTAG = /#([\p{L}\p{N}_]+)/gu;

/** The hashtags of a text without `#`, unchanged and in order. */
export function hashtagsIn(text: string): readonly string[] {
  return [...text.matchAll(HASHTAG)].map(([, word = '']) => word);
}
