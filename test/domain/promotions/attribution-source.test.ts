import { describe, expect, test } from 'vitest';
import { attributionSource, mayAttribute } from '../../../src/domain/promotions/attribution-source.ts';

const AD = { attributionSourceId: '12', advertiserId: '5', campaignId: '6' };
const MAIN = { host: 'pins.example', mainHost: 'pins.example' };

describe('the source of an ad', () => {
  test('of a click holds the origin of its destination, counts more than a view and for a week', () => {
    expect(attributionSource({ kind: 'click', ad: AD, url: 'https://x.com/a?b=1' }, MAIN)).toEqual({
      kind: 'click',
      sourceEventId: '12',
      destinations: ['https://x.com'],
      expiryS: 604_800,
      priority: 2,
      advertiserId: '5',
      campaignId: '6',
      hostname: null,
    });
  });

  test('of a view is remembered for a day', () => {
    const source = attributionSource({ kind: 'view', ad: AD, url: 'https://x.com:8443/' }, MAIN);
    expect(source).toMatchObject({
      kind: 'view',
      expiryS: 86_400,
      priority: 1,
      destinations: ['https://x.com:8443'],
    });
  });

  test('names the host if it is not the main one', () => {
    const source = attributionSource(
      { kind: 'view', ad: AD, url: 'https://x.com/' },
      { host: 'de.pins.example', mainHost: 'pins.example' },
    );
    expect(source?.hostname).toBe('de.pins.example');
  });

  test.each([
    ['an event id', { ...AD, attributionSourceId: null }, 'https://x.com/'],
    ['a filled event id', { ...AD, attributionSourceId: '' }, 'https://x.com/'],
    ['a destination', AD, null],
    ['a destination on the web', AD, 'mailto:a@x.com'],
  ])('is missing without %s', (_, ad, url) => {
    expect(attributionSource({ kind: 'click', ad, url }, MAIN)).toBeNull();
  });
});

test.each([
  [true, { marketing: true }, false, false],
  [false, { marketing: false }, false, false],
  [false, { marketing: true }, true, false],
  [false, { marketing: true }, false, true],
])('ads may be attributed: %s', (may, consent, isBot, hasPrivacySignal) => {
  expect(mayAttribute({ consent, isBot, hasPrivacySignal })).toBe(may);
});
