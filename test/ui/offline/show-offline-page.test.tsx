// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { ViewedPin } from '../../../src/domain/offline/viewed-pins.ts';
import { OfflinePage } from '../../../src/ui/offline/offline-page.tsx';
import { showOfflinePage } from '../../../src/ui/offline/show-offline-page.ts';
import { aViewedPin } from '../../builders/a-viewed-pin.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chair = aViewedPin();
const lamp = aViewedPin({ pinId: toPinId('8'), name: '<b>A lamp</b>', picture: null });

/** The page as it was kept, at an address; the server is away until the test says otherwise. */
function opened(pins: readonly ViewedPin[], pathname = '/') {
  document.body.innerHTML = renderToStaticMarkup(<OfflinePage siteName="Pinakes" />);
  const server = { isThere: false, asked: 0, wentOn: 0 };
  showOfflinePage({
    pins,
    pathname,
    pictureAt: (url) => Promise.resolve(url === chair.picture?.url ? 'blob:chair' : undefined),
    ask: () => {
      server.asked += 1;
      return Promise.resolve(server.isThere);
    },
    retryFailedLoads: () => void (server.wentOn += 1),
  });
  return server;
}

describe('the offline page', () => {
  test('shows what was seen last, with the pictures that are kept', async () => {
    opened([chair, lamp]);
    const wall = screen.getByRole('list');
    const links = within(wall).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A chair', '/pin/7/'],
      ['<b>A lamp</b>', '/pin/8/'],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(links[0]!.querySelector('img')?.src).toBe('blob:chair');
    expect(links[1]!.querySelector('img')?.checkVisibility?.() ?? false).toBe(false);
  });

  test('shows nothing where nothing was seen', () => {
    opened([]);
    expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('shows the pin that was wanted, large, and the others below', () => {
    opened([chair, lamp], '/pin/7/');
    const pin = within(screen.getByRole('article'));
    expect(pin.getByRole('heading', { name: 'A chair' })).toBeDefined();
    expect(pin.getByText('Made of oak')).toBeDefined();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1);
  });

  test('goes on by itself when the server is back, asking less and less often', async () => {
    const server = opened([]);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
    expect([server.asked, server.wentOn]).toEqual([3, 0]);
    server.isThere = true;
    await vi.advanceTimersByTimeAsync(16_000);
    expect([server.asked, server.wentOn]).toEqual([4, 1]);
  });

  test('asks at once when the network is back', async () => {
    const server = opened([]);
    server.isThere = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.wentOn).toBe(1);
  });

  test('says what came of trying again', async () => {
    const server = opened([]);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(screen.getByRole('status').textContent).toBe('Trying…');
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('status').textContent).toBe('Still no connection.');
    server.isThere = true;
    screen.getByRole('button', { name: 'Try again' }).click();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.wentOn).toBe(1);
  });
});
