// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aPicture, chooser, field, openCreate } from './open-create.tsx';
import { fill } from '../support/fill.ts';

// Chunks that are out of reach.
vi.mock('../../../src/ui/create/internal/drafts/draft-list.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../../src/ui/create/internal/sources/own-match-field.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

fillBrowserGaps();
afterEach(cleanup);

test('the page stands without the parts that did not come', async () => {
  const { user, logger } = await openCreate();
  await user.upload(chooser(), [aPicture('a.png'), aPicture('b.png')]);
  expect(await screen.findByText(/Your drafts are safe, but the list hasn’t loaded yet/)).toBeDefined();
  await fill(user, field('Link'), 'https://shop.test/');
  await act(() => Promise.resolve());
  expect(field('Link').value).toBe('https://shop.test/');
  expect(logger.entries).toEqual([]);
});
