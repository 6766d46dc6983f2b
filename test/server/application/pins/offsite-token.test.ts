import { describe, expect, test } from 'vitest';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { isOffsiteTokenFor, issueOffsiteToken } from '../../../../server/application/pins/offsite-token.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 5, 15, 12);
const secrets = new NodeSecrets(['a secret of the operator, 32 chars'], new Uint8Array(32));
const target = { url: 'https://x.example/a', pinId: '7', isThirdPartyAd: false };
const token = issueOffsiteToken(secrets, target, NOON);

describe('a token of the way out', () => {
  test('lets its own target out, for a day', () => {
    expect(isOffsiteTokenFor(secrets, token, target, NOON)).toBe(true);
    expect(isOffsiteTokenFor(secrets, token, target, NOON + 24 * HOUR - 1)).toBe(true);
    expect(isOffsiteTokenFor(secrets, token, target, NOON + 24 * HOUR)).toBe(false);
  });

  test.each([
    { ...target, url: 'https://evil.example/' },
    { ...target, pinId: '8' },
    { ...target, pinId: null },
    { ...target, isThirdPartyAd: true },
  ])('lets nothing else out: %o', (other) => {
    expect(isOffsiteTokenFor(secrets, token, other, NOON)).toBe(false);
  });

  test.each(['', 'x', `${token}0`, token.replace('.', ''), `zzzzzzzz.${token.split('.')[1]}`])(
    'cannot be made up: %s',
    (text) => {
      expect(isOffsiteTokenFor(secrets, text, target, NOON)).toBe(false);
    },
  );

  test('is the same within an hour', () => {
    expect(issueOffsiteToken(secrets, target, NOON + HOUR - 1)).toBe(token);
  });
});
