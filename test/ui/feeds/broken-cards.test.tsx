// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPinId, toUserId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aScreen } from '../grid/a-screen.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
// React tells developers of every error as well.
beforeEach(() => {
  aScreen();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bug = new Error('a bug');

/** The home feed of two pins, the second of which has a field that a bug cannot cope with. */
async function openWith(field: keyof Pin) {
  const server = new WireServer().on('UserHomefeed.get', aWireAnswer([aWirePin()]));
  const app = openApp({ at: '/', server, viewer: aViewer() });
  await screen.findByRole('article');
  const pinner = aUserShort({ entityId: toUserId('12') });
  const named = { title: 'Bad', gridTitle: 'Bad', pinner };
  const bad = aPin({ entityId: toPinId('102'), seoUrl: '/pin/102/', ...named });
  Object.defineProperty(bad, field, {
    get() {
      throw bug;
    },
  });
  act(() => {
    app.stores.pins.put([bad]);
    const feed = app.stores.feeds.open({ kind: 'home' });
    feed.arrange([...feed.ids, bad.entityId]);
  });
  await screen.findByRole('article', { name: 'Bad' });
  return app;
}

const bad = () => within(screen.getByRole('article', { name: 'Bad' }));

test('a card that cannot be drawn leaves a word in its place, a way to the pin, and an entry in the log', async () => {
  const { logger } = await openWith('altText');
  expect(bad().getByRole('link', { name: 'This Pin can’t be shown here' }).getAttribute('href')).toBe(
    '/pin/102/',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'A chair' })).toBeDefined();
  expect(logger.entries).toEqual([{ level: 'error', event: 'card-failed', detail: bug }]);
});

test('a part of a card that cannot be drawn is missing from it, and nothing else', async () => {
  const { logger, stores } = await openWith('recommendationReason');
  await act(() => stores.cards.open());
  const link = bad().getByRole('link', { name: 'Bad' });
  fireEvent.focusIn(link);
  expect(bad().getByRole('link', { name: 'Bad' })).toBe(link);
  expect(logger.entries).toEqual([{ level: 'error', event: 'card-failed', detail: bug }]);
});
