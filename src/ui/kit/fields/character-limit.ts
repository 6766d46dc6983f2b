import { characterCount } from '../../../domain/text/graphemes.ts';

export interface CharacterLimit {
  readonly over: boolean;
  /** From four fifths of the limit on; before that a number would only disturb. */
  readonly shown: boolean;
  readonly words: string;
}

const SHOWN_FROM = 0.8;

/** How near a text is to its limit, in characters as people see them. */
export function characterLimit(text: string, limit: number): CharacterLimit {
  const used = characterCount(text);
  const tooMany = used - limit;
  return {
    over: tooMany > 0,
    shown: used >= limit * SHOWN_FROM,
    words:
      tooMany > 0
        ? `${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too many`
        : `${used} of ${limit} characters`,
  };
}
