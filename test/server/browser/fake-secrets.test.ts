import { expect, test } from 'vitest';
import { FakeSecrets } from '../../../server/adapters/browser/fake-secrets.ts';
import { Pbkdf2PasswordHasher } from '../../../server/adapters/browser/pbkdf2-password-hasher.ts';

test('signatures hold whole and by their first half, for their text and purpose alone', () => {
  const secrets = new FakeSecrets();
  const signature = secrets.sign('mail', 'a');
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets.verify('mail', 'a', signature)).toBe(true);
  expect(secrets.verify('mail', 'a', signature.slice(0, 32))).toBe(true);
  for (const wrong of ['', signature.slice(0, 31), signature.slice(32)])
    expect(secrets.verify('mail', 'a', wrong)).toBe(false);
  expect(secrets.verify('mail', 'b', signature)).toBe(false);
  expect(secrets.verify('csrf', 'a', signature)).toBe(false);
});

test('names and hashes are those of every copy of the app', () => {
  expect(new FakeSecrets().nameOf(Uint8Array.of(1))).toBe(new FakeSecrets().nameOf(Uint8Array.of(1)));
  expect(new FakeSecrets().nameOf(Uint8Array.of(1))).toMatch(/^[0-9a-f]{32}$/);
  expect(new FakeSecrets().hashToken('abc')).toMatch(/^ba7816bf/);
});

test('a password is known by its hash, another one or another hash is not', async () => {
  const hasher = new Pbkdf2PasswordHasher();
  const hash = await hasher.hash('a good password');
  expect(await hasher.verify('a good password', hash)).toBe(true);
  expect(await hasher.verify('a bad password', hash)).toBe(false);
  expect(await hasher.verify('a good password', 'nonsense')).toBe(false);
  expect(await hasher.hash('a good password')).not.toBe(hash);
});
