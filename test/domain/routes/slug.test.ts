import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import { pinSeoPath, slugOf, uniqueSlug } from '../../../src/domain/routes/slug.ts';
import { routeAt } from './route-at.ts';

const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 200 }));

describe('the slug of a name', () => {
  test.each([
    ['Home', 'home'],
    ['Blue chairs', 'blue-chairs'],
    ["Ann's -- oak & ash!", 'ann-s-oak-ash'],
    ['  2026  ', '2026'],
    ['Café', 'café'],
    ['Cafe\u0301', 'café'],
    ['КУХНЯ №1', 'кухня-1'],
    ['हिन्दी', 'हिन्दी'],
    ['台所 アイデア', '台所-アイデア'],
    ['❤️ love ❤️', 'love'],
    ['❤️', 'board'],
    ['', 'board'],
    ['---', 'board'],
    ['a_b', 'a-b'],
  ])('%j is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('a section without letters is called as its caller says', () => {
    expect(slugOf('!', 'section')).toBe('section');
  });

  test('never has two hyphens in a row, one at an end, or an upper case letter; is its own slug', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[^-]+(-[^-]+)*$/);
        expect(slug).toBe(slug.toLowerCase().normalize('NFC'));
        expect(slugOf(slug)).toBe(slug);
      }),
      { numRuns: 2000 },
    );
  });

  test('opens the board', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const route = { kind: 'board', username: 'ann', boardId: slugOf(name) } as const;
        expect(routeAt(formatRoute(route))).toEqual(route);
      }),
    );
  });
});

describe('among its neighbours', () => {
  test('the first free number is added', () => {
    const taken = new Set(['home', 'home-2']);
    expect(uniqueSlug('Home', (slug) => taken.has(slug))).toBe('home-3');
    expect(uniqueSlug('Garden', (slug) => taken.has(slug))).toBe('garden');
  });

  test('no board is called feed', () => {
    expect(uniqueSlug('Feed', () => false)).toBe('feed-2');
  });
});

describe('the readable address of a pin', () => {
  test.each([
    [{ id: '123', title: 'Blue chair' }, '/pin/blue-chair--123/'],
    [{ id: '123', title: '' }, '/pin/pin--123/'],
    [{ id: '123', title: 'a -- b' }, '/pin/a-b--123/'],
    [{ id: '1', title: 'Стул' }, '/pin/%D1%81%D1%82%D1%83%D0%BB--1/'],
  ])('%o: %s', (pin, path) => {
    expect(pinSeoPath(pin)).toBe(path);
  });

  test('long titles are cut between words', () => {
    expect(pinSeoPath({ id: '1', title: 'chair '.repeat(40) })).toBe(
      `/pin/${Array<string>(13).fill('chair').join('-')}--1/`,
    );
  });

  test('the id is read back, whatever the title', () => {
    fc.assert(
      fc.property(anyName, fc.bigInt({ min: 1n, max: 2n ** 63n }), (title, number) => {
        const id = String(number);
        expect(routeAt(pinSeoPath({ id, title }))).toEqual({ kind: 'pin', pinId: id });
      }),
      { numRuns: 1000 },
    );
  });
});
