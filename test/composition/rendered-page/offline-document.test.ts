// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadLanguage } from '../../../src/composition/languages.ts';
import { offlineDocument } from '../../../src/composition/rendered-page/offline-document.tsx';
import { offlineMessages } from '../../../src/ui/offline/messages.en.ts';
import { speak } from '../../../src/ui/text/language.ts';
import { languageOf } from '../../support/language-of.ts';

const FILES = { script: '/s/offline.js', style: '/s/main.css', icon: '/s/icon.svg' };
const html = offlineDocument({
  siteName: 'Our "Pins" <3',
  language: await loadLanguage('en'),
  ...FILES,
});
const document = new DOMParser().parseFromString(html, 'text/html');

test('the offline page is named after the site and needs the built files alone', () => {
  expect(document.title).toBe('No connection · Our "Pins" <3');
  const addresses = [...document.querySelectorAll('[src], link[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
  expect(addresses).toEqual([
    '/manifest.webmanifest?share=files&language=en',
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

test('it is in the given language, with the texts that its script shows', async () => {
  const language = languageOf('de', Object.values(offlineMessages), {
    'offline.title': 'Keine Verbindung',
    'offline.pageTitle': 'Keine Verbindung · {site}',
    'offline.trying': 'Wird versucht…',
  });
  const text = offlineDocument({ siteName: 'Pins', language, ...FILES });
  speak(await loadLanguage('en'));
  const german = new DOMParser().parseFromString(text, 'text/html');
  expect(german.documentElement.lang).toBe('de');
  expect(german.title).toBe('Keine Verbindung · Pins');
  expect(german.querySelector('h1')?.textContent).toBe('Keine Verbindung');
  expect(german.querySelector<HTMLElement>('[role=status]')?.dataset.trying).toBe('Wird versucht…');
});
