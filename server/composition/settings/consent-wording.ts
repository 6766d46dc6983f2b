import { consentTextsIn } from '../../../src/composition/rendered-page/consent-texts.ts';
import type { Languages } from '../../../src/domain/messages/languages.ts';
import type { ConsentWording } from '../../application/consent/consent-log.ts';

/** The texts of the question about cookies as pages show them. */
export function consentWording(languages: Pick<Languages, 'forLocale'>): ConsentWording {
  return (locale) => {
    const language = languages.forLocale(locale);
    return { locale: language.tag, texts: consentTextsIn(language) };
  };
}
