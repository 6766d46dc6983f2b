// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GridItem } from '../../../src/ui/grid/grid-item.ts';
import type { MasonryGridProps } from '../../../src/ui/grid/masonry-grid.tsx';
import { aGrid, card, placeOf, someItems } from './a-grid.tsx';
import { aScreen } from './a-screen.ts';

let page: ReturnType<typeof aScreen>;
beforeEach(() => {
  page = aScreen();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a served page', () => {
  test('is taken over without a complaint, and its cards stand where the window puts them', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered = vi.fn();
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(aGrid({ items: someItems(25) }));
    const before = host.querySelector('article');
    expect(host.innerHTML).not.toMatch(/<[^>]* style="/);
    render(aGrid({ items: someItems(25) }), {
      container: host,
      hydrate: true,
      onRecoverableError: recovered,
    });
    expect(host.querySelector('article')).toBe(before);
    expect(placeOf('pin6')).toEqual([252, 316]);
    expect(host.querySelector('style')).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    host.remove();
  });

  test('has its cards drawn once; one that was away comes back like any other', async () => {
    const items = someItems(2_000);
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(aGrid({ items }));
    const renderCard = vi.fn<MasonryGridProps<GridItem>['renderCard']>(card);
    const drawnAs = () =>
      renderCard.mock.calls.filter(([{ key }]) => key === 'pin0').map(([, { served }]) => served);
    render(aGrid({ items, renderCard }), { container: host, hydrate: true });
    expect(drawnAs()).toEqual([true]);
    await page.scrollTo(60_000);
    await page.scrollTo(0);
    expect(drawnAs()).toEqual([true, false]);
    host.remove();
  });
});
