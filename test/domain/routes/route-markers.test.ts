import { describe, expect, test } from 'vitest';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';
import { withoutMarkers } from '../../../src/domain/routes/internal/route-markers.ts';
import { splitAddress } from '../../../src/domain/routes/split-address.ts';

describe('markers are read on any page', () => {
  test.each([
    ['/pin/1/?invite_code=ab', { inviteCode: 'ab' }],
    ['/?utm_pai=7', { utmPai: '7' }],
    ['/settings?invite_code=ab&utm_pai=7', { inviteCode: 'ab', utmPai: '7' }],
    ['/no/such/page/at/all?invite_code=ab', { inviteCode: 'ab' }],
    ['/pin/1/', {}],
    ['/pin/1/?invite_code=', {}],
    ['/pin/1/?invite_code=%', {}],
  ])('%s', (address, markers) => {
    expect(parseRoute(splitAddress(address)).markers).toEqual(markers);
  });
});

describe('an address that is passed on has no markers', () => {
  test.each([
    ['/pin/1/?invite_code=ab', '/pin/1/'],
    ['/pin/1/?utm_pai=7#imgViewer', '/pin/1/#imgViewer'],
    ['/search/pins/?q=a%20b&utm_pai=7&rs=s1', '/search/pins/?q=a%20b&rs=s1'],
    ['/pin/7/repin/?a=1&&b=2', '/pin/7/repin/?a=1&&b=2'],
    ['/pin/1/', '/pin/1/'],
    ['https://pins.example/pin/1/?invite_code=ab', 'https://pins.example/pin/1/'],
  ])('%s becomes %s', (address, passedOn) => {
    expect(withoutMarkers(address)).toBe(passedOn);
  });
});
