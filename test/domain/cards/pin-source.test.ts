import { describe, expect, test } from 'vitest';
import { pinSource, sourceAddress } from '../../../src/domain/cards/pin-source.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { english } from '../../support/english.ts';

const linked = {
  link: 'https://www.oven.example/fig',
  destinationUrl: null,
  mobileLink: null,
  linkDomain: null,
  isGoLinkless: false,
  pinner: null,
};

describe('a pin comes from', () => {
  const pinner = aUserShort({ username: 'ann' });
  const officialUser = aUserShort({ username: 'oven' });

  test('the official account of the site that it leads to', () => {
    const pin = aPin({ ...linked, pinner, linkDomain: { domain: 'oven.example', officialUser } });
    expect(pinSource(pin)).toEqual({ kind: 'person', user: officialUser });
  });

  test('its pinner, where that site has no account', () => {
    const pin = aPin({ ...linked, pinner, linkDomain: { domain: 'oven.example', officialUser: null } });
    expect(pinSource(pin)).toEqual({ kind: 'person', user: pinner });
  });

  test('that site, for the pinner, who knows who has saved it', () => {
    const pin = aPin({ ...linked, pinner });
    expect(pinSource(pin, pinner.entityId)).toEqual({ kind: 'domain', domain: 'oven.example' });
    expect(pinSource(pin, toUserId('77'))).toEqual({ kind: 'person', user: pinner });
  });

  test('the official account of the site also for its pinner', () => {
    const pin = aPin({ ...linked, pinner, linkDomain: { domain: 'oven.example', officialUser } });
    expect(pinSource(pin, pinner.entityId)).toEqual({ kind: 'person', user: officialUser });
  });

  test('that site, where nobody is known', () => {
    expect(pinSource(aPin(linked))).toEqual({ kind: 'domain', domain: 'oven.example' });
  });

  test.each([
    ['without a link', { link: null }],
    ['with a link that is not to be followed', { isGoLinkless: true }],
    ['with a link to nowhere', { link: '/pin/2/' }],
  ])('nowhere that its card tells, %s', (_what, fields) => {
    const linkDomain = { domain: 'oven.example', officialUser };
    expect(pinSource(aPin({ ...linked, pinner, linkDomain, ...fields }))).toBeNull();
  });
});

describe('who pays for a pin', () => {
  const promoter = aUserShort({ fullName: 'Acme' });
  const officialUser = aUserShort({ username: 'oven' });
  const sponsorOf = (pin: Pin) => {
    const source = pinSource(pin);
    return source?.kind === 'sponsor' && english(source.label);
  };

  test('is told before where it comes from', () => {
    const pin = aPin({ ...linked, promoter, linkDomain: { domain: 'oven.example', officialUser } });
    expect(sponsorOf(pin)).toBe('Promoted by Acme');
  });

  test('is told also where nothing may be followed', () => {
    const pin = aPin({ ...linked, promoter, isGoLinkless: true });
    expect(sponsorOf(pin)).toBe('Promoted by Acme');
  });
});

test('where it is tried out, a source is its domain alone', () => {
  const pin = aPin({ ...linked, pinner: aUserShort() });
  const groups = { simplify_creator_attributions_web: 'enabled' };
  expect(pinSource(pin, null, groups)).toEqual({ kind: 'words', text: 'oven.example' });
  expect(pinSource(aPin({ ...linked, link: null }), null, groups)).toBeNull();
});

test('an ad leads to what was paid for', () => {
  const adDestinationUrl = 'https://ad.example/';
  expect(sourceAddress(aPin({ ...linked, adDestinationUrl, promoter: aUserShort() }))).toBe(adDestinationUrl);
  expect(sourceAddress(aPin({ ...linked, adDestinationUrl }))).toBe('https://www.oven.example/fig');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/pin/2/'])('a source never leads to %s', (link) => {
  expect(sourceAddress(aPin({ ...linked, link }))).toBeNull();
});
