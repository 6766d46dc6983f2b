import type { Language } from '../../../src/domain/messages/language.ts';

/** The language of the server's texts for a locale such as `pt-BR`: the closest that there is, else English. */
export type LanguageOf = (locale: string) => Language;
