import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { interstitialAddress, leavesThroughInterstitial } from '../../../src/domain/leaving/interstitial.ts';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const pin = aPin({ entityId: toPinId('7') });
const ad = aPin({ promoter: aUserShort() });
const nobody = { isSignedIn: false, isNewVisitor: false, isOnHome: false };

test.each([
  ['a new visitor', pin, { ...nobody, isNewVisitor: true }, true],
  ['a new visitor on an ad', ad, { ...nobody, isNewVisitor: true }, false],
  ['a visitor on the home page', pin, { ...nobody, isOnHome: true }, true],
  ['another visitor', pin, nobody, false],
  ['a member', pin, { isSignedIn: true, isNewVisitor: true, isOnHome: true }, false],
  ['a link of no pin', null, { ...nobody, isNewVisitor: true }, false],
])('%s', (_, of, situation, isBetween) => {
  expect(leavesThroughInterstitial(of, situation)).toBe(isBetween);
});

test('the page between carries the link, the way back and a picture of this site', () => {
  const address = interstitialAddress('https://x.com/a?b=c#d', pin, '/pin/7/?x=1');
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  expect(parseRoute({ pathname, search }).route).toMatchObject({
    kind: 'pin-redirect',
    redirectUrl: 'https://x.com/a?b=c#d',
    origin: '/pin/7/?x=1',
    pinImageUrl: expect.stringMatching(/^\/media\//) as string,
  });
});
