import { Language } from '../../src/domain/messages/language.ts';
import type { Message } from '../../src/domain/messages/message.ts';
import { compileMessage } from '../../tools/messages/compile.ts';

/** A language that has these messages, translated by key or else in English. */
export function languageOf(
  tag: string,
  messages: readonly Message<never>[],
  translations: Readonly<Record<string, string>> = {},
  locale = tag,
): Language {
  const texts = messages.map(({ key, english }) => [key, compileMessage(translations[key] ?? english)]);
  const direction = tag === 'ar' ? 'rtl' : 'ltr';
  return new Language({ tag, direction, texts: Object.fromEntries(texts) }, locale);
}
