// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BrowserAttribution } from '../../../src/adapters/browser/browser-attribution.ts';
import type { AttributionSource } from '../../../src/domain/promotions/attribution-source.ts';

const SOURCE: AttributionSource = {
  kind: 'click',
  sourceEventId: '12',
  destinations: ['https://x.com'],
  expiryS: 604_800,
  priority: 2,
  advertiserId: '5',
  campaignId: null,
  hostname: null,
};
const QUERY = {
  source_event_id: '12',
  destination: '["https://x.com"]',
  expiry: '604800',
  priority: '2',
  source_event_type: 'click',
  advertiser_id: '5',
};
const queryOf = (address = '') => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'attributionSrc');
  Reflect.deleteProperty(document, 'featurePolicy');
});

describe('on the main host', () => {
  test('a source is a request that outlives its page, and that the browser may register', async () => {
    const send = vi.fn(async () => new Response(null, { status: 204 }));
    await new BrowserAttribution(send).register(SOURCE);
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/v3\/attribution\/source\/\?/), {
      keepalive: true,
      credentials: 'same-origin',
      attributionReporting: { eventSourceEligible: true, triggerEligible: false },
    });
    expect(queryOf(String((send.mock.calls as unknown[][])[0]?.[0]))).toEqual(QUERY);
  });

  test.each([
    ['an error', async () => new Response(null, { status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('%s rejects', async (_, send) => {
    await expect(new BrowserAttribution(send).register(SOURCE)).rejects.toThrow();
  });
});

test('on another host a picture carries the source', async () => {
  const images: { attributionSrc?: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        images.push(this);
      }
    },
  );
  const send = vi.fn();
  await new BrowserAttribution(send).register({ ...SOURCE, campaignId: '6', hostname: 'de.pins.example' });
  expect(send).not.toHaveBeenCalled();
  expect(images.map(({ attributionSrc }) => queryOf(attributionSrc))).toEqual([
    { ...QUERY, campaign_id: '6', hostname: 'de.pins.example' },
  ]);
});

describe('the browser', () => {
  const { prototype } = HTMLImageElement;
  const allow = (...features: readonly string[]) =>
    Object.assign(document, { featurePolicy: { allowedFeatures: () => features } });

  test('that does not know attribution does not allow it', () => {
    expect(new BrowserAttribution().isAllowed()).toBe(false);
  });

  test('that knows it does, unless its policy forbids it', () => {
    Object.assign(prototype, { attributionSrc: '' });
    expect(new BrowserAttribution().isAllowed()).toBe(true);
    allow('autoplay');
    expect(new BrowserAttribution().isAllowed()).toBe(false);
    allow('attribution-reporting', 'autoplay');
    expect(new BrowserAttribution().isAllowed()).toBe(true);
  });
});
