import type { MessageGroup } from '../../../tools/messages/catalogue.ts';
import type { Translations } from '../../../tools/messages/translations.ts';

/** A catalogue with these English texts by key. */
export function aCatalogue(texts: Readonly<Record<string, string>>): readonly MessageGroup[] {
  const messages = Object.entries(texts).map(([key, english]) => ({
    name: key.split('.').at(-1)!,
    key,
    english,
  }));
  return [{ file: 'src/ui/a/messages.en.ts', exported: 'aMessages', messages }];
}

/** Translations of these texts by key: of English to text. */
export function aLanguage(
  tag: string,
  texts: Readonly<Record<string, readonly [english: string, text: string]>>,
): Translations {
  const entries = Object.entries(texts).map(([key, [english, text]]) => [key, { english, text }] as const);
  return { tag, byKey: Object.fromEntries(entries) };
}
