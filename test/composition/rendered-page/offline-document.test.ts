// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { offlineDocument } from '../../../src/composition/rendered-page/offline-document.tsx';

const html = offlineDocument({
  siteName: 'Our "Pins" <3',
  script: '/s/offline.js',
  style: '/s/main.css',
  icon: '/s/icon.svg',
});
const document = new DOMParser().parseFromString(html, 'text/html');

test('the offline page is named after the site and needs the built files alone', () => {
  expect(document.title).toBe('No connection · Our "Pins" <3');
  const addresses = [...document.querySelectorAll('[src], link[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
  expect(addresses).toEqual([
    '/manifest.webmanifest?share=files',
    '/static/apple-touch-icon.png',
    '/s/icon.svg',
    '/s/main.css',
    '/s/offline.js',
  ]);
});

test('it carries no style, no script of its own and nothing for robots', () => {
  expect(document.querySelectorAll('[style], style, script:not([src])')).toHaveLength(0);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
