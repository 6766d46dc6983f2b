import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../../src/domain/limits/internal/common-passwords.ts';
import { checkNewPassword } from '../../../src/domain/limits/password-field.ts';

const ann = { username: 'annexample', email: 'ann@example.org' };

describe('a new password', () => {
  test.each(['correct horse', ' blanks count ', 'ünïcödé!'])('may be %o', (password) => {
    expect(checkNewPassword(password, ann)).toEqual({ ok: true, value: password });
  });

  test('has 8 to 128 characters', () => {
    expect(checkNewPassword('k3x9fqz', ann)).toEqual({ ok: false, problem: 'too_short', limit: 8 });
    expect(checkNewPassword('k3x9fqzw', ann).ok).toBe(true);
    const long = 'k3x9fqzw'.repeat(16);
    expect(checkNewPassword(long, ann).ok).toBe(true);
    expect(checkNewPassword(`${long}x`, ann)).toEqual({ ok: false, problem: 'too_long', limit: 128 });
  });

  test.each(['annexample', 'AnnExample', 'ann@example.org'])(
    'is not the name of the account: %s',
    (password) => {
      expect(checkNewPassword(password, ann)).toEqual({ ok: false, problem: 'not_allowed' });
    },
  );

  test.each(['password', 'Password1', '12345678', 'qwertyuiop', 'aaaaaaaa', 'abababab'])(
    'is none that everybody tries: %s',
    (password) => expect(checkNewPassword(password, ann)).toEqual({ ok: false, problem: 'not_allowed' }),
  );

  test('is needed', () => expect(checkNewPassword('', ann)).toEqual({ ok: false, problem: 'missing' }));

  test('is the same however its accents were typed', () => {
    expect(checkNewPassword('cafe\u0301cafe\u0301', ann)).toEqual(checkNewPassword('cafécafé', ann));
  });
});

test('an uncommon password is not on the list', () => expect(isCommonPassword('k3x9fqzw')).toBe(false));
