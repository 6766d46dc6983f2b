import { expect, test } from 'vitest';
import { readerCountry, readerLocale } from '../../../src/domain/locales/reader-locale.ts';

const OFFERED = ['en', 'ar', 'de', 'es', 'fr', 'ja', 'pt-BR'];

test.each([
  // account, Accept-Language, default of the operator: locale, language of the texts
  ['de-AT', 'fr', 'en-US', 'de-AT', 'de'],
  ['pt-PT', null, 'en-US', 'pt-PT', 'pt-BR'],
  ['ko-KR', 'de', 'en-US', 'de', 'de'],
  ['ko-KR', null, 'fr', 'fr', 'fr'],
  ['<script>', null, 'en-US', 'en-US', 'en'],
  [null, 'de-AT,de;q=0.9,en;q=0.5', 'en-US', 'de-AT', 'de'],
  [null, 'en;q=0.5, pt-br', 'en-US', 'pt-BR', 'pt-BR'],
  [null, 'pt-PT', 'en-US', 'pt-PT', 'pt-BR'],
  [null, 'ar-SA', 'en-US', 'ar-SA', 'ar'],
  [null, 'es-419', 'en-US', 'es-419', 'es'],
  [null, 'ja-JP-u-ca-japanese', 'en-US', 'ja-JP', 'ja'],
  [null, 'ko, ja;q=0.8, fr;q=0.9', 'en-US', 'fr', 'fr'],
  [null, 'ko-KR,ko;q=0.9', 'en-US', 'en-US', 'en'],
  [null, 'ko-KR,ko;q=0.9', 'de-CH', 'de-CH', 'de'],
  [null, 'de;q=0', 'en-US', 'en-US', 'en'],
  [null, 'de;q=nonsense, fr;Q=0.1', 'en-US', 'fr', 'fr'],
  [null, '*', 'ja', 'ja', 'ja'],
  [null, '', 'es', 'es', 'es'],
  [null, null, 'en-US', 'en-US', 'en'],
  // In another script it could not be read.
  [null, 'de-Cyrl', 'en-US', 'en-US', 'en'],
])('account %s, browser %s, operator %s: %s in %s', (account, acceptLanguage, fallback, locale, language) => {
  const told = readerLocale({ account, acceptLanguage }, { offered: OFFERED, fallback });
  expect(told).toMatchObject({ locale, language });
});

test('without any offered language there is English', () => {
  const reader = { account: 'de', acceptLanguage: 'fr' };
  expect(readerLocale(reader, { offered: [], fallback: 'de' })).toEqual({
    locale: 'en-US',
    code: 'en',
    language: 'en',
  });
});

test('the twenty most wanted languages are read', () => {
  const acceptLanguage = [...Array<string>(20).fill('ko'), 'de'].join();
  const choices = { offered: OFFERED, fallback: 'en-US' };
  expect(readerLocale({ account: null, acceptLanguage }, choices).language).toBe('en');
});

test.each([
  [null, 'ko-KR,de-AT', 'KR'],
  ['de-CH', 'ko-KR', 'CH'],
  [null, 'de,en-US', null],
  [null, '<script>,es-419', null],
  [null, '<script>,fr-CA', 'CA'],
  [null, null, null],
])('account %s and browser %s name the country %s', (account, acceptLanguage, country) => {
  expect(readerCountry({ account, acceptLanguage })).toBe(country);
});
