import { loadLanguage } from '../../src/composition/languages.ts';
import type { Phrase } from '../../src/domain/messages/message.ts';

const english = await loadLanguage('en');

/** What a phrase says in English. */
export function inEnglish(said: Phrase): string {
  return english.text(said);
}
