import { expect, test } from 'vitest';
import { bestLanguage, isOffered } from '../../../src/domain/locales/best-language.ts';
import { languageCode, parseLocale } from '../../../src/domain/locales/locale.ts';

test.each([
  ['de-AT', 'de-AT', 'de', 'AT'],
  ['PT-br', 'pt-BR', 'pt', 'BR'],
  ['zh-Hant-TW', 'zh-TW', 'zh', 'TW'],
  ['zh-Hant', 'zh-Hant', 'zh', null],
  ['sr-Latn-RS', 'sr-Latn-RS', 'sr', 'RS'],
  ['es-419', 'es-419', 'es', null],
  ['de-DE-1996', 'de-DE', 'de', 'DE'],
])('%s is %s', (tag, locale, language, region) => {
  expect(parseLocale(tag)).toMatchObject({ tag: locale, language, region });
});

test.each(['', 'd', '*', 'de_AT', '<script>', 'de-'])('%s is no locale', (tag) => {
  expect(parseLocale(tag)).toBeNull();
});

test.each([
  ['en-US', 'en'],
  ['pt-BR', 'pt'],
  ['zh-TW', 'zh-TW'],
  ['ar-SA', 'ar-SA'],
  ['ar', 'ar'],
])('the language code of %s is %s', (tag, code) => expect(languageCode(tag)).toBe(code));

test.each([
  ['de-AT', ['de', 'de-AT'], 'de-AT'],
  ['de-LU', ['de-AT', 'de'], 'de'],
  ['en', ['en-US', 'en-GB'], 'en-US'],
  ['zh-TW', ['zh'], null],
  ['nl', ['en', 'de'], null],
])('%s among %s is %s', (locale, offered, language) => expect(bestLanguage(locale, offered)).toBe(language));

test('a language is offered from 95 percent on', () => {
  expect([0.949, 0.95, 1].map((share) => isOffered({ share }))).toEqual([false, true, true]);
});
