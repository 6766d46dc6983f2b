const HASHTAG = /#([\p{L}\p{N}_]+)/gu;

/** The hashtags of a text without `#`, unchanged and in order. */
export function hashtagsIn(text: string): readonly string[] {
  return [...text.matchAll(HASHTAG)].map(([, word = '']) => word);
}

/** A part of a text; `hashtag` includes its `#`. */
export type TextPart = { readonly kind: 'text' | 'hashtag'; readonly text: string };

/** A hashtag that stands alone, unlike the end of an address or of a musical key. */
const LONE_HASHTAG = /(?<![\p{L}\p{N}_#&/])#[\p{L}\p{N}_]+/gu;

/** A text divided into its hashtags and what is between them. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LONE_HASHTAG)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'hashtag', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
