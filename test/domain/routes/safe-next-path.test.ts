import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeNextPath } from '../../../src/domain/routes/safe-next-path.ts';

describe('paths of this site are kept', () => {
  test.each([
    '/',
    '/edit',
    '/pin/7/repin/?isEditingPin=true&pinBoardId=9&&isFromToast=true&&originalPinId=5',
    '/search/pins/?q=https%3A%2F%2Fa.example',
    '/offsite/?url=https://a.example//b',
    '/pin/https%3A%2F%2Fshop.example%2F1/',
    '/pin/1/#imgViewer',
  ])('%s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  test('other letters are encoded, so that the path fits into a header', () => {
    expect(safeNextPath('/ann/кухня/?q=a b')).toBe('/ann/%D0%BA%D1%83%D1%85%D0%BD%D1%8F/?q=a%20b');
  });
});

describe('whatever could lead elsewhere is refused', () => {
  test.each([
    [undefined],
    [null],
    [''],
    ['edit'],
    ['//evil'],
    ['///evil'],
    ['/\\evil'],
    ['\\\\evil'],
    ['https://us@evil'],
    ['https:evil'],
    ['javascript:alert(1)'],
    ['%2f%2fevil'],
    ['/%2f%2fevil'],
    ['/%2F/evil'],
    ['/%5cevil'],
    ['/\t/evil'],
    ['/%09/evil'],
    ['\t//evil'],
    [' //evil'],
    ['/a\r\nSet-Cookie: x'],
    ['/a%0d%0aSet-Cookie:%20x'],
    ['/.//evil'],
    ['/a/..//evil'],
    ['/a/%2e%2e/b'],
    ['/a//b'],
    ['/%'],
    ['/\ud800'],
    [`/${'a'.repeat(2048)}`],
    [`/${'я'.repeat(1000)}`],
  ])('%j', (value) => {
    expect(safeNextPath(value)).toBeUndefined();
  });
});

describe('for all texts', () => {
  const anyPath = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '%2f',
          '%5C',
          '.',
          '..',
          '%2e',
          '@',
          ':',
          '\t',
          '\n',
          '?',
          '#',
          'evil.example',
          '%',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
    )
    .map((parts) => `/${parts.join('')}`);

  test('a browser stays on the site, before and after decoding', () => {
    fc.assert(
      fc.property(anyPath, (value) => {
        const path = safeNextPath(value);
        if (path === undefined) return;
        for (const target of [path, decodeURIComponent(path.split(/[?#]/)[0]!)]) {
          const url = new URL(target, 'https://pins.example');
          expect(url.origin).toBe('https://pins.example');
          expect(url.pathname.startsWith('//')).toBe(false);
        }
        expect(() => new Headers({ location: path })).not.toThrow();
        expect(safeNextPath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
