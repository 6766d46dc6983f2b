import { expect, test } from 'vitest';
import { formatLocale } from '../../../src/domain/locales/format-locale.ts';

test.each([
  ['de-AT', 'de-AT'],
  ['ar', 'ar-u-ca-gregory-nu-latn'],
  ['ar-SA', 'ar-SA-u-ca-gregory'],
])('%s is formatted as %s', (tag, locale) => expect(formatLocale(tag)).toBe(locale));

test('dates of all Arabic locales are those of the other languages', () => {
  const year = (tag: string) =>
    new Intl.DateTimeFormat(formatLocale(tag), { year: 'numeric', timeZone: 'UTC' }).format(0);
  expect([year('ar'), year('ar-SA')]).toEqual(['1970', '١٩٧٠']);
});
