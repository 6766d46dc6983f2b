import { describe, expect, test } from 'vitest';
import { NodeSecrets } from '../../../server/adapters/node/node-secrets.ts';

const FILE_KEY = new Uint8Array(32).fill(7);

function secrets(...values: string[]) {
  return new NodeSecrets(values, FILE_KEY);
}

describe('signatures', () => {
  test('are 64 hex digits and differ by text, purpose and secret', () => {
    const one = secrets('one');
    const all = [
      one.sign('csrf', 'a'),
      one.sign('csrf', 'b'),
      one.sign('bookmark', 'a'),
      secrets('two').sign('csrf', 'a'),
    ];
    expect(new Set(all).size).toBe(4);
    for (const signature of all) expect(signature).toMatch(/^[0-9a-f]{64}$/);
  });

  test('hold whole or by their first 32 digits, and no other part', () => {
    const one = secrets('one');
    const signature = one.sign('mail', 'a');
    expect(one.verify('mail', 'a', signature)).toBe(true);
    expect(one.verify('mail', 'a', signature.slice(0, 32))).toBe(true);
    for (const wrong of ['', signature.slice(0, 31), signature.slice(32), `${signature}0`, 'é'.repeat(32)]) {
      expect(one.verify('mail', 'a', wrong)).toBe(false);
    }
    expect(one.verify('mail', 'b', signature)).toBe(false);
    expect(one.verify('upload', 'a', signature)).toBe(false);
  });

  test('of a rotated-out secret hold as long as it is listed; the first one signs', () => {
    const old = secrets('old').sign('csrf', 'a');
    expect(secrets('new', 'old').verify('csrf', 'a', old)).toBe(true);
    expect(secrets('new').verify('csrf', 'a', old)).toBe(false);
    expect(secrets('new', 'old').sign('csrf', 'a')).toBe(secrets('new').sign('csrf', 'a'));
  });

  test('there must be a secret', () => {
    expect(() => secrets()).toThrow(RangeError);
  });
});

describe('names of pictures', () => {
  const bytes = new TextEncoder().encode('a picture');

  test('are 32 hex digits that stay when secrets are rotated', () => {
    expect(secrets('one').nameOf(bytes)).toMatch(/^[0-9a-f]{32}$/);
    expect(secrets('two').nameOf(bytes)).toBe(secrets('one').nameOf(bytes));
  });

  test('cannot be foretold without the key', () => {
    const other = new NodeSecrets(['one'], new Uint8Array(32));
    expect(other.nameOf(bytes)).not.toBe(secrets('one').nameOf(bytes));
  });
});

test('random texts have the asked length and never come twice', () => {
  const one = secrets('one');
  expect(one.randomHex(32)).toMatch(/^[0-9a-f]{64}$/);
  expect(one.randomHex(16)).not.toBe(one.randomHex(16));
});

test('a token is kept as its SHA-256', () => {
  expect(secrets('one').hashToken('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
