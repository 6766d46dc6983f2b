/// <reference path="../../../../src/composition/language-modules.d.ts" />
import { loadLanguageFile } from '../../../../src/composition/languages.ts';
import { Languages } from '../../../../src/domain/messages/languages.ts';

/** Languages with English texts, and `en-XA` with those of the pseudo-language. */
export async function offeredLanguages(tags: readonly string[]): Promise<Languages> {
  const english = await loadLanguageFile('en');
  const pseudo = (await import('language:en-XA')).default;
  return new Languages(
    tags.map((tag) => (tag === pseudo.tag ? pseudo : { ...english, tag })),
    'en-US',
  );
}
