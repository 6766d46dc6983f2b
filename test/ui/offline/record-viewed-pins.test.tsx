// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemoryViewedPictureStorage } from '../../../src/adapters/in-memory/in-memory-viewed-picture-storage.ts';
import { RecentlyViewed } from '../../../src/application/offline/recently-viewed.ts';
import { recordViewedPins } from '../../../src/ui/offline/record-viewed-pins.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

function aServer() {
  return new WireServer()
    .on('Pin.get', ({ id }) =>
      id === '404'
        ? { status: 404, json: undefined }
        : aWireAnswer(
            aWirePin({ id: String(id), title: `Pin ${String(id)}`, grid_title: '', description: 'Oak' }),
          ),
    )
    .on('UserHomefeed.get', aWireAnswer([]));
}

function aBook() {
  return new RecentlyViewed({
    storage: new InMemoryKeyValueStorage(),
    pictures: new InMemoryViewedPictureStorage(() => 1000),
    sessionMark: () => 'of Ann',
  });
}

test('pins that a member opens are noted with words and picture, last first', async () => {
  const book = aBook();
  const app = openApp({ at: '/pin/7/', server: aServer(), viewer: aViewer() });
  await screen.findByRole('heading', { name: 'Pin 7' });
  recordViewedPins(app, book);
  app.goTo('/pin/8/');
  await screen.findByRole('heading', { name: 'Pin 8' });
  await expect.poll(() => book.pins().map(({ name }) => name)).toEqual(['Pin 8', 'Pin 7']);
  const [first] = book.pins();
  expect(first).toMatchObject({ pinId: '8', address: '/pin/8/', description: 'Oak' });
  await expect.poll(() => book.pins()[0]?.picture?.bytes).toBe(1000);
  expect(first?.picture?.url).toMatch(/474x/);
});

test('other pages, and pins that are not there, are not', async () => {
  const book = aBook();
  const app = openApp({ at: '/pin/404/', server: aServer(), viewer: aViewer() });
  await screen.findByRole('heading', { level: 1 });
  recordViewedPins(app, book);
  app.goTo('/settings');
  expect(book.pins()).toEqual([]);
});

test('what a visitor opens is not', async () => {
  const book = aBook();
  const app = openApp({ at: '/pin/7/', server: aServer() });
  await screen.findByRole('heading', { name: 'Pin 7' });
  recordViewedPins(app, book);
  await book.belongTo(null);
  expect(book.pins()).toEqual([]);
});
