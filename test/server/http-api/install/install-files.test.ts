import { describe, expect, test } from 'vitest';
import { installFiles } from '../../../../server/adapters/http-api/install/install-files.ts';
import { installMessages } from '../../../../server/adapters/http-api/install/internal/messages.en.ts';
import type { Language } from '../../../../src/domain/messages/language.ts';
import { languageOf } from '../../../support/language-of.ts';

const MESSAGES = Object.values(installMessages);
const ENGLISH = languageOf('en', MESSAGES);
const GERMAN = languageOf('de', MESSAGES, { 'install.create': 'Pin erstellen' });

const deps = {
  siteName: 'Our Pins',
  worker: 'self.w = 1;',
  offlinePage: ({ tag }: Language): string => (tag === 'de' ? '<p>Weg</p>' : '<p>Away</p>'),
  languageOf: (locale: string) => (locale === 'de' ? GERMAN : ENGLISH),
};
const files = (more: Partial<typeof deps> = {}) =>
  installFiles({ ...deps, ...more, digest: (text) => `digest of ${text}` });
const get = (path: string, method = 'GET') =>
  files()(new Request(`https://pins.test${path}`, { method })) ?? new Response(null, { status: 404 });

type Manifest = Record<string, unknown> & { icons: { src: string; sizes: string; purpose: string }[] };
const manifestAt = async (path: string) => (await get(path).json()) as Manifest;

describe('the manifest', () => {
  test('names the site and starts it as an app of its own', async () => {
    expect(await manifestAt('/manifest.webmanifest')).toMatchObject({
      id: '/',
      name: 'Our Pins',
      short_name: 'Our Pins',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#ffffff',
      background_color: '#ffffff',
      shortcuts: [{ url: '/pin/create/' }],
    });
    expect(get('/manifest.webmanifest').headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  });

  test('has the icons that systems ask for', async () => {
    const { icons } = await manifestAt('/manifest.webmanifest');
    const has = (sizes: string, purpose: string) =>
      icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
    expect([
      has('192x192', 'any'),
      has('512x512', 'any'),
      has('512x512', 'maskable'),
      has('512x512', 'monochrome'),
      has('any', 'any'),
    ]).toEqual([true, true, true, true, true]);
  });

  test('takes words by address', async () => {
    expect((await manifestAt('/manifest.webmanifest')).share_target).toEqual({
      action: '/pin/create/',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    });
  });

  test('is in the language of its address', async () => {
    expect(await manifestAt('/manifest.webmanifest?language=de')).toMatchObject({
      lang: 'de',
      shortcuts: [{ name: 'Pin erstellen' }],
    });
    expect(await manifestAt('/manifest.webmanifest')).toMatchObject({
      lang: 'en',
      shortcuts: [{ name: 'Create a pin' }],
    });
  });

  test('takes pictures as well for pages with the helper', async () => {
    expect((await manifestAt('/manifest.webmanifest?share=files&language=en')).share_target).toMatchObject({
      action: '/share-target/',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'pictures' }] },
    });
  });
});

describe('the helper beside the pages', () => {
  test('may stand beside all of them and reach this site alone', async () => {
    const told = get('/sw.js');
    expect(await told.text()).toContain('self.w = 1;');
    expect(told.headers.get('service-worker-allowed')).toBe('/');
    expect(told.headers.get('cache-control')).toBe('no-cache');
    expect(told.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(told.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  test('is another one when the offline page is another one', async () => {
    const textOf = async (offlinePage: string) =>
      await files({ offlinePage: () => offlinePage })(new Request('https://pins.test/sw.js'))!.text();
    expect(await textOf('<p>Gone</p>')).not.toBe(await textOf('<p>Away</p>'));
    expect(await get('/sw.js?language=de').text()).not.toBe(await get('/sw.js?language=en').text());
  });
});

test('the offline page is in the language of its address', async () => {
  expect(await get('/offline.html?language=de').text()).toBe('<p>Weg</p>');
  expect(await get('/offline.html').text()).toBe('<p>Away</p>');
});

test('the offline page may do little and is in no index', async () => {
  const told = get('/offline.html');
  expect(await told.text()).toBe('<p>Away</p>');
  const policy = told.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(told.headers.get('x-robots-tag')).toBe('noindex');
  expect(told.headers.get('set-cookie')).toBeNull();
});

test('HEAD has the headers alone', async () => {
  const told = get('/offline.html', 'HEAD');
  expect(told.headers.get('content-length')).toBe('11');
  expect(await told.text()).toBe('');
});

test('anything else is none of these files', () => {
  expect(files()(new Request('https://pins.test/static/main.js'))).toBeUndefined();
});
