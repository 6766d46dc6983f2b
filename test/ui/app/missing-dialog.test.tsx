// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bobsPin, openWall } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

// A chunk that is out of reach.
vi.mock('../../../src/ui/app/page-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page over a wall that cannot be shown says so, and leads back to the wall', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const mine = bobsPin({ id: '700', title: 'A chair', grid_title: 'A chair', access: ['write', 'delete'] });
  const { user, address, logger } = await openWall([mine]);
  await user.hover(screen.getByRole('link', { name: 'A chair' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Pin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pin' });
  expect(within(dialog).getByRole('heading', { name: 'No connection' })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
  expect(address()).toBe('/');
  expect(logger.entries).toEqual([]);
});
