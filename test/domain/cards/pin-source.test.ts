import { describe, expect, test } from 'vitest';
import { pinSource, sourceAddress } from '../../../src/domain/cards/pin-source.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const linked = {
  link: 'https://www.oven.example/fig',
  destinationUrl: null,
  mobileLink: null,
  linkDomain: null,
  isGoLinkless: false,
};
const linkless = { ...linked, link: null };

describe('a pin comes from', () => {
  test('the site of its link', () => {
    expect(pinSource(aPin(linked))).toEqual({ kind: 'domain', domain: 'oven.example' });
  });

  test('the official account of that site', () => {
    const officialUser = aUserShort({ username: 'oven' });
    const pin = aPin({ ...linked, linkDomain: { domain: 'oven.example', officialUser } });
    expect(pinSource(pin)).toEqual({ kind: 'person', user: officialUser });
  });

  test('its pinner without a link, or when the link is not to be followed', () => {
    const pinner = aUserShort();
    expect(pinSource(aPin({ ...linkless, pinner }))).toEqual({ kind: 'person', user: pinner });
    expect(pinSource(aPin({ ...linked, isGoLinkless: true, pinner }))).toEqual({
      kind: 'person',
      user: pinner,
    });
  });

  test('nobody that is known', () => {
    expect(pinSource(aPin({ ...linkless, pinner: null }))).toBeNull();
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/pin/2/'])('a source never leads to %s', (link) => {
  expect(sourceAddress(aPin({ ...linked, link }))).toBeNull();
});
