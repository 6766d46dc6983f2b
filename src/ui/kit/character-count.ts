export interface CharacterCount {
  readonly used: number;
  readonly over: boolean;
  /** From four fifths of the limit on; before that a number would only disturb. */
  readonly shown: boolean;
  readonly words: string;
}

const SHOWN_FROM = 0.8;

/** How much of a limit a text uses, in characters as people see them: an emoji of several code points is one. */
export function characterCount(text: string, limit: number): CharacterCount {
  const used = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
  const tooMany = used - limit;
  return {
    used,
    over: tooMany > 0,
    shown: used >= limit * SHOWN_FROM,
    words:
      tooMany > 0
        ? `${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too many`
        : `${used} of ${limit} characters`,
  };
}
