import { loadLanguages } from '../../../src/composition/languages.ts';
import { bestLanguage } from '../../../src/domain/locales/best-language.ts';
import type { Languages } from '../../../src/domain/messages/languages.ts';
import type { Configuration } from '../../adapters/node/configuration.ts';
import { InvalidConfiguration } from '../../adapters/node/invalid-configuration.ts';

/** Loads the offered languages. @throws {InvalidConfiguration} when the operator's default is not among them */
export async function openLanguages({
  defaultLocale,
}: Pick<Configuration, 'defaultLocale'>): Promise<Languages> {
  const languages = await loadLanguages(defaultLocale);
  if (bestLanguage(defaultLocale, languages.offered) === null) {
    const offered = languages.offered.join(', ');
    throw new InvalidConfiguration(
      'DEFAULT_LOCALE',
      `${defaultLocale} is in none of the languages ${offered}`,
    );
  }
  return languages;
}
