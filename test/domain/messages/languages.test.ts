import { expect, test } from 'vitest';
import { Languages } from '../../../src/domain/messages/languages.ts';

const file = (tag: string) => ({ tag, direction: 'ltr', texts: { hello: tag } }) as const;

test('a reader gets the texts of the language and the formats of the locale', () => {
  const languages = new Languages([file('en'), file('de')], 'en-US');
  const locale = languages.localeOf({ account: 'de-CH', acceptLanguage: null });
  const language = languages.languageOf(locale);
  expect(language).toMatchObject({ tag: 'de', locale: 'de-CH' });
  expect(languages.languageOf(locale)).toBe(language);
  expect(languages.forLocale('de-LU')).toMatchObject({ tag: 'de', locale: 'de-LU' });
  expect(languages.forLocale('ko-KR')).toMatchObject({ tag: 'en', locale: 'en-US' });
  expect(languages.offered).toEqual(['en', 'de']);
});

test('readers of whom nothing is known get what the operator chose', () => {
  const languages = new Languages([file('en'), file('de')], 'de-AT');
  const nobody = { account: null, acceptLanguage: null };
  expect(languages.localeOf(nobody)).toEqual({ locale: 'de-AT', code: 'de', language: 'de' });
  expect(languages.localeOf({ account: null, acceptLanguage: 'en-GB' }).locale).toBe('en-GB');
});
