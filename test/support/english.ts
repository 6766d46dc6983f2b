import type { Phrase } from '../../src/domain/messages/message.ts';
import { languageOf } from './language-of.ts';

/** What a phrase says in English. */
export function english(phrase: Phrase): string {
  return languageOf('en', [phrase.message ?? phrase]).text(phrase);
}
