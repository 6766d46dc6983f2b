import { expect, test } from 'vitest';
import { checkEmail, emailKey } from '../../../src/domain/limits/email-field.ts';

test.each(['ann@example.org', 'a.b+c@x-y.co.uk', 'Ann@Example.org', 'root@localhost'])(
  '%s has the form',
  (email) => {
    expect(checkEmail(` ${email} `)).toEqual({ ok: true, value: email });
  },
);

test.each([
  'ann',
  'ann@',
  '@x.org',
  'a b@x.org',
  'a@x..org',
  'a@-x.org',
  'a@x.org.',
  'a@b@c.org',
  'a@x_y.org',
])('%s has not', (email) => expect(checkEmail(email)).toEqual({ ok: false, problem: 'bad_format' }));

test('254 characters are the most', () => {
  const domain = `${'a'.repeat(62)}.${'b'.repeat(62)}.${'c'.repeat(62)}.org`;
  const email = `${'x'.repeat(253 - domain.length)}@${domain}`;
  expect(email).toHaveLength(254);
  expect(checkEmail(email).ok).toBe(true);
  expect(checkEmail(`x${email}`)).toEqual({ ok: false, problem: 'too_long', limit: 254 });
});

test('an address is needed', () => expect(checkEmail('')).toEqual({ ok: false, problem: 'missing' }));

test('case does not make another account', () => expect(emailKey('Ann@X.org')).toBe(emailKey('ann@x.org')));
