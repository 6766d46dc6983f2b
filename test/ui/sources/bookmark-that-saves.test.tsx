// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSource, aWireSourceItem } from '../../builders/a-wire-source.ts';
import { annsServer, field, openCreate, publish } from '../create/open-create.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { choices, shop, site, THREE } from './open-picker.ts';

fillBrowserGaps();
afterEach(cleanup);

test('opens the pictures at once, the one that it names chosen, and the pin tells how it came', async () => {
  const query = new URLSearchParams({
    url: 'https://shop.test/chair',
    title: 'Chair',
    media: 'https://shop.test/2.jpg',
    method: 'bookmarklet',
  });
  const { user, server, pages } = await openCreate(shop(THREE), { at: `/pin/create/?${query}` });
  const boxes = await choices();
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
  // The address loses the words, and the page stays as it is, with the pictures still open.
  await waitFor(() => expect(pages.find('/pin/create/')).toBeDefined());
  expect(boxes.map(({ isConnected }) => isConnected)).toEqual([true, true, true]);
  await user.click(screen.getByRole('button', { name: 'Add pin' }));
  expect(field('Title').value).toBe('Chair');
  await user.click(publish());
  await waitFor(() =>
    expect(server.optionsOf('Pin.create')).toMatchObject([
      { image_url: 'https://shop.test/2.jpg', method: 'bookmarklet' },
    ]),
  );
});

const MEDIA = 'https://cdn.test/chair.jpg';
const alone = aWireSource([aWireSourceItem({ url: MEDIA })], { title: '', canonical_url: MEDIA });
const pressed = (media = MEDIA) =>
  `/pin/create/?${new URLSearchParams({ url: 'https://shop.test/mine', title: 'Chair', media, method: 'bookmarklet' })}`;
const server = (page: HttpAnswer) =>
  annsServer().on('FindPinImages.get', ({ url }) => (url === MEDIA ? aWireAnswer(alone) : page));

test.each<[string, HttpAnswer]>([
  ['asks for a login', aWireFailure('fetch_failed', { trouble: 'forbidden' })],
  ['is drawn by scripts', aWireFailure('fetch_failed', { trouble: 'no_pictures' })],
  ['is too slow', aWireFailure('fetch_failed', { trouble: 'too_slow' })],
])('brings its picture also from a page that %s', async (_name, page) => {
  const app = await openCreate(server(page), { at: pressed() });
  expect((await choices()).map((box) => (box as HTMLInputElement).checked)).toEqual([true]);
  await app.user.click(screen.getByRole('button', { name: 'Add pin' }));
  expect([field('Title').value, field('Link').value]).toEqual(['Chair', 'https://shop.test/mine']);
  await app.user.click(publish());
  await waitFor(() =>
    expect(app.server.optionsOf('Pin.create')).toMatchObject([
      { image_url: MEDIA, link: 'https://shop.test/mine', method: 'bookmarklet' },
    ]),
  );
});

test('adds its picture to those of a page that shows others to the server', async () => {
  await openCreate(server(aWireAnswer(aWireSource(THREE))), { at: pressed() });
  expect((await choices()).map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each<[string, string, HttpAnswer, RegExp]>([
  [
    'no address',
    'javascript:x',
    aWireFailure('fetch_failed', { trouble: 'forbidden' }),
    /This site blocks automated access/,
  ],
  ['asking too often', MEDIA, aWireFailure('rate_limited'), /too often/],
])(
  'tells what is wrong with the page where the picture is no help: %s',
  async (_name, media, page, words) => {
    const app = await openCreate(server(page), { at: pressed(media) });
    await waitFor(() => expect(descriptionOf(site())).toMatch(words));
    expect(app.server.optionsOf('FindPinImages.get')).toEqual([{ url: 'https://shop.test/mine' }]);
  },
);

test('can be dragged, and copied by keyboard', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await openCreate();
  await user.click(screen.getByRole('button', { name: 'Save from any site with one click' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save from any site' });
  const link = within(dialog).getByText('Save to Pinakes');
  const href = link.getAttribute('href') ?? '';
  expect(href).toMatch(/^javascript:/);
  expect(decodeURIComponent(href)).toContain(`${window.location.origin}"+'/pin/create/?'`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(href);
  expect(await within(dialog).findByText(/Copied/)).toBeDefined();
});
