import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedName, usernameProblem } from '../../../src/domain/routes/reserved-words.ts';
import { ROUTE_ADDRESSES } from '../../../src/domain/routes/internal/route-address.ts';
import { routeAt } from './route-at.ts';

describe('reserved names', () => {
  test('the first word of every page is reserved', () => {
    const firstWords = ROUTE_ADDRESSES.flatMap(({ segments: [first] }) =>
      first?.type === 'literal' ? [first.text] : [],
    );
    expect(firstWords.length).toBeGreaterThan(40);
    expect(firstWords.filter((word) => !isReservedName(word))).toEqual([]);
  });

  test.each([
    ...[
      'about',
      'help',
      'login',
      'search',
      'settings',
      'api',
      'v3',
      'vx',
      'v5',
      'resource',
      'static',
      'media',
    ],
    ...['assets', 's', 'embed', 'oembed', 'admin', 'terms', 'privacy', 'me', 'null', 'undefined'],
    ...['robots.txt', 'favicon.ico', 'any.dot', 'HELP', 'homefeed', 'pin-builder', 'sent', 'feedback'],
  ])('%s is reserved', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  test('other names are free', () => {
    expect(isReservedName('alice')).toBe(false);
  });
});

describe('usernames', () => {
  test.each([
    ['ann', undefined],
    ['Ann_1', undefined],
    ['a'.repeat(30), undefined],
    ['an', 'too-short'],
    ['', 'too-short'],
    ['a'.repeat(31), 'too-long'],
    ['1ann', 'first-not-letter'],
    ['_ann', 'first-not-letter'],
    ['ann-b', 'wrong-character'],
    ['änne', 'first-not-letter'],
    ['annä', 'wrong-character'],
    ['ann.b', 'wrong-character'],
    ['ann\n', 'wrong-character'],
    ['search', 'reserved'],
    ['Search', 'reserved'],
  ])('%j: %s', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });

  test('whoever may register has a profile at their name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{2,29}$/), (username) => {
        fc.pre(usernameProblem(username) === undefined);
        expect(routeAt(`/${username}`)).toEqual({ kind: 'profile', username });
      }),
    );
  });
});
