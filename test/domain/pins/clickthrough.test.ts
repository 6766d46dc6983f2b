import { describe, expect, test } from 'vitest';
import { clickDestination, withoutEpik } from '../../../src/domain/pins/clickthrough.ts';
import { aPin } from '../../builders/a-pin.ts';

test.each([
  ['https://x.com/a?epik=1&b=2#h', 'https://x.com/a?b=2#h'],
  ['https://x.com/a?b=2&epik=1', 'https://x.com/a?b=2'],
  ['https://x.com/a?epik=1', 'https://x.com/a'],
  ['https://x.com/a?epik', 'https://x.com/a'],
  ['https://x.com/a?epik=1&epik=2&c', 'https://x.com/a?c'],
  ['https://x.com/a?epikx=1', 'https://x.com/a?epikx=1'],
  ['https://x.com/a?b=%20+c&&d', 'https://x.com/a?b=%20+c&&d'],
  ['https://x.com/a#?epik=1', 'https://x.com/a#?epik=1'],
  ['https://x.com/epik=1', 'https://x.com/epik=1'],
])('%s is opened as %s', (url, opened) => expect(withoutEpik(url)).toBe(opened));

describe('a click leads', () => {
  const pin = aPin({
    link: 'https://link.com/',
    mobileLink: 'https://mobile.com/',
    adDestinationUrl: 'https://ad.com/',
    trackedLink: 'https://tracked.com/',
  });
  const plain = { isPromoted: false, isMobile: false, allowsMarketing: false };

  test.each([
    ['to the link', plain, 'https://link.com/'],
    ['to the mobile link on mobile', { ...plain, isMobile: true }, 'https://mobile.com/'],
    ['to the destination of an ad', { ...plain, isPromoted: true, isMobile: true }, 'https://ad.com/'],
    [
      'through the tracked link of an ad with consent',
      { ...plain, isPromoted: true, allowsMarketing: true },
      'https://tracked.com/',
    ],
    ['never through a tracked link otherwise', { ...plain, allowsMarketing: true }, 'https://link.com/'],
  ])('%s', (_, situation, url) => expect(clickDestination(pin, situation)).toBe(url));

  test('to the destination before the link', () => {
    expect(
      clickDestination(aPin({ link: 'https://a.com', destinationUrl: 'https://b.com?epik=1' }), plain),
    ).toBe('https://b.com');
  });

  test('nowhere from a pin without a link or with a blocked one', () => {
    expect(clickDestination(aPin(), plain)).toBeNull();
    expect(clickDestination(aPin({ link: 'https://a.com', isGoLinkless: true }), plain)).toBeNull();
  });

  test('never to anything but a web page', () => {
    expect(clickDestination(aPin({ link: 'javascript:alert(1)' }), plain)).toBeNull();
  });
});
