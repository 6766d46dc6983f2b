import { describe, expect, test } from 'vitest';
import { hideCall, hidePlace } from '../../../src/domain/feedback/hide-place.ts';
import { SURFACES } from '../../../src/domain/surfaces/surface.ts';
import { aPin } from '../../builders/a-pin.ts';

describe('the call that hides', () => {
  test.each([
    ['NewsPage', 'news_hub'],
    ['SearchItem', 'search'],
    ['SearchItemHighShoppingIntent', 'search'],
    ['SearchAdsOnlyModule', 'search'],
  ] as const)('on %s is %s', (surface, call) => {
    expect(hideCall(surface)).toBe(call);
  });

  test('is the general one on every other surface, and where none is known', () => {
    const others = SURFACES.filter((surface) => surface !== 'NewsPage' && !surface.startsWith('Search'));
    expect(others.length).toBeGreaterThan(20);
    for (const surface of [...others, null]) expect(hideCall(surface)).toBe('p2p');
  });
});

describe('the place that a pin is hidden at', () => {
  const news = aPin({
    recommendationReason: { reason: 'newsHub', reasonId: '77', hasBoard: false, board: null },
  });

  test('names what was searched for', () => {
    expect(hidePlace(aPin(), 'SearchItem', 'oak')).toEqual({ kind: 'search', query: 'oak' });
  });

  test('names the piece of news', () => {
    expect(hidePlace(news, 'NewsPage', undefined)).toEqual({ kind: 'news_hub', newsId: '77' });
  });

  test.each([
    [aPin(), 'SearchItem', undefined],
    [aPin(), 'NewsPage', undefined],
    [news, 'AuthHomefeed', 'oak'],
    [aPin(), null, undefined],
  ] as const)('is the general one where its own call could not be made', (pin, surface, query) => {
    expect(hidePlace(pin, surface, query)).toEqual({ kind: 'p2p' });
  });
});
