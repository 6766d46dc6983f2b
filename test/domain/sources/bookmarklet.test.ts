// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { bookmarkletAddress } from '../../../src/domain/sources/bookmarklet.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

/** The words with which the bookmark opens the creation page, pressed on a page with this head. */
function pressed(head: string): Readonly<Record<string, string>> {
  document.head.innerHTML = head;
  const opened = vi.fn<(address: string) => object>(() => ({}));
  vi.stubGlobal('open', opened);
  const script = decodeURIComponent(bookmarkletAddress('https://pins.test').replace(/^javascript:/, ''));
  // As browsers run a bookmark.
  new Function(script)();
  const { origin, pathname, searchParams } = new URL(opened.mock.calls[0]?.[0] ?? '');
  expect(origin + pathname).toBe('https://pins.test/pin/create/');
  return Object.fromEntries(searchParams);
}

const image = (address: string) => `<meta property="og:image" content="${address}">`;

test.each([
  [image('https://cdn.test/a.jpg?w=1'), 'https://cdn.test/a.jpg?w=1'],
  [`<base href="https://shop.test/chairs/oak">${image('/a.jpg')}`, 'https://shop.test/a.jpg'],
  [`<base href="https://shop.test/chairs/oak">${image('a.jpg')}`, 'https://shop.test/chairs/a.jpg'],
  [`<base href="https://shop.test/chairs/oak">${image('//cdn.test/a.jpg')}`, 'https://cdn.test/a.jpg'],
])('the picture that %s names is told whole', (head, media) => {
  expect(pressed(head)['media']).toBe(media);
});

test('a page that names none tells none, and what it is called and where it is', () => {
  const head = '<title>Chairs</title><link rel="canonical" href="https://shop.test/chairs">';
  expect(pressed(head)).toEqual({ url: 'https://shop.test/chairs', title: 'Chairs', method: 'bookmarklet' });
});
