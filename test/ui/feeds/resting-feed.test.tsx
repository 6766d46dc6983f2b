// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aScreen } from '../grid/a-screen.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => void aScreen());
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pin = (page: number) =>
  aWirePin({ id: String(page), title: `Page ${page}`, grid_title: `Page ${page}` });
const pinOf = (page: number) => screen.findByRole('article', { name: `Page ${page}` });

/** A feed without end: one pin on every page, so that the end is always near. */
function openEndless() {
  const server = new WireServer().on('UserHomefeed.get', ({ bookmarks }) => {
    const page = Number((bookmarks as string[] | undefined)?.[0] ?? 1);
    return aWireAnswer([pin(page)], { bookmark: String(page + 1) });
  });
  return openApp({ at: '/', server, viewer: aViewer() });
}

test('an endless feed waits after ten pages until it is asked to go on', async () => {
  const { user, server } = openEndless();
  await pinOf(10);
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(server.optionsOf('UserHomefeed.get')).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await pinOf(20);
  expect(server.optionsOf('UserHomefeed.get')).toHaveLength(20);
});

test('whoever has asked for more goes on with the first card that is new', async () => {
  const { user } = openEndless();
  await pinOf(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await pinOf(11);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Page 11' })));
});
