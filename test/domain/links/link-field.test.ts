import { expect, test } from 'vitest';
import { checkLink, checkRequiredLink } from '../../../src/domain/links/link-field.ts';

test.each([
  'https://x.com',
  'http://x.com:8080/a?b=c#d',
  'HTTPS://X.com/ä',
  'https://[::1]/',
  'http://localhost',
])('%s is a link', (link) => expect(checkLink(link)).toEqual({ ok: true, value: link }));

test.each([
  ['javascript:alert(1)', 'not_allowed'],
  ['ftp://x.com', 'not_allowed'],
  ['mailto:a@b.c', 'not_allowed'],
  ['/pin/1', 'bad_format'],
  ['x.com', 'bad_format'],
  ['https://', 'bad_format'],
  ['https:x.com', 'bad_format'],
  ['https://x.com\\@y.com', 'bad_format'],
  ['https://x .com', 'bad_format'],
  ['https://x.com:99999', 'bad_format'],
  [5, 'wrong_type'],
])('%s is refused: %s', (link, problem) => expect(checkLink(link)).toEqual({ ok: false, problem }));

test('a link may be 2048 characters long', () => {
  const link = 'https://x.com/'.padEnd(2048, 'a');
  expect(checkLink(link)).toEqual({ ok: true, value: link });
  expect(checkLink(`${link}a`)).toEqual({ ok: false, problem: 'too_long', limit: 2048 });
});

test('no link is null, where a link may be missing', () => {
  expect(checkLink(' ')).toEqual({ ok: true, value: null });
  expect(checkRequiredLink('')).toEqual({ ok: false, problem: 'missing' });
  expect(checkRequiredLink(' https://x.com ')).toEqual({ ok: true, value: 'https://x.com' });
});
