import { characterCount } from '../../../domain/text/graphemes.ts';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface CharacterLimit {
  readonly over: boolean;
  /** True from four fifths of the limit on; before that the number would only distract. */
  readonly shown: boolean;
  readonly words: string;
}

const SHOWN_FROM = 0.8;

/** The state of a character counter, in grapheme clusters. */
export function characterLimit(written: string, limit: number): CharacterLimit {
  const used = characterCount(written);
  const tooMany = used - limit;
  return {
    over: tooMany > 0,
    shown: used >= limit * SHOWN_FROM,
    words:
      tooMany > 0
        ? text(kitMessages.charactersOver, { count: tooMany })
        : text(kitMessages.charactersUsed, { used, limit }),
  };
}
