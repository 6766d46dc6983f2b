import type { Language } from '../../domain/messages/language.ts';
import { consentTexts } from '../../ui/consent/consent-texts.ts';

/** The texts of the question about cookies in a language, by name. */
export function consentTextsIn(language: Language): Readonly<Record<string, string>> {
  return consentTexts((message) => language.text(message));
}
