import { describe, expect, test } from 'vitest';
import { Argon2PasswordHasher } from '../../../server/adapters/node/argon2-password-hasher.ts';

const hasher = new Argon2PasswordHasher();

describe('a password', () => {
  test('is recognised by its hash, and no other one is', async () => {
    const hash = await hasher.hash('correct horse 🐴');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hasher.verify('correct horse 🐴', hash)).toBe(true);
    expect(await hasher.verify('correct horse', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
  });

  test('has another hash each time', async () => {
    expect(await hasher.hash('a')).not.toBe(await hasher.hash('a'));
  });

  test('is recognised by a hash that was made elsewhere with another cost', async () => {
    const hash = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$' + (await tagOf('pass'));
    expect(await hasher.verify('pass', hash)).toBe(true);
    expect(await hasher.verify('past', hash)).toBe(false);
  });
});

async function tagOf(password: string): Promise<string> {
  const { argon2Sync } = await import('node:crypto');
  const tag = argon2Sync('argon2id', {
    message: Buffer.from(password),
    nonce: Buffer.from('somesaltsomesalt'),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  return tag.toString('base64').replace(/=+$/, '');
}

test.each([
  '',
  'a hash',
  '$argon2id$v=19$m=19456,t=2,p=1$short$tag',
  '$argon2id$v=19$m=9999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '$2b$10$abcdefghijklmnopqrstuv',
])('a malformed hash %j is no match, and takes as long as a good one', async (hash) => {
  const good = await hasher.hash('a');
  const timed = async (text: string) => {
    const start = performance.now();
    await hasher.verify('a', text);
    return performance.now() - start;
  };
  expect(await hasher.verify('a', hash)).toBe(false);
  const [malformed, wellFormed] = [await timed(hash), await timed(good)];
  expect(malformed).toBeGreaterThan(wellFormed / 5);
});

test('more at once than run together all come to their turn', async () => {
  const hashes = await Promise.all(Array.from({ length: 9 }, (_, index) => hasher.hash(String(index))));
  const checks = await Promise.all(hashes.map((hash, index) => hasher.verify(String(index), hash)));
  expect(checks).toEqual(new Array(9).fill(true));
});
