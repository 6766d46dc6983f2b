import { describe, expect, test } from 'vitest';
import { cardName, cardTitle, pinSource, sourceAddress } from '../../../src/ui/pins/pin-words.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const untitled = { title: '', gridTitle: '', altText: null, autoAltText: null };
const linked = {
  link: 'https://www.oven.example/fig',
  destinationUrl: null,
  mobileLink: null,
  linkDomain: null,
  isGoLinkless: false,
};
const linkless = { ...linked, link: null };

describe('a card is called', () => {
  test.each([
    [{ gridTitle: 'Short', title: 'Long title' }, 'Short'],
    [{ gridTitle: '', title: 'Long title' }, 'Long title'],
    [{ ...untitled, altText: 'A fig in a bowl' }, 'A fig in a bowl'],
    [{ ...untitled, autoAltText: 'A red bowl' }, 'A red bowl'],
    [{ ...untitled, pinner: aUserShort({ fullName: 'Ann Ash' }) }, 'Pin by Ann Ash'],
    [{ ...untitled, pinner: null }, 'Pin'],
  ])('%o → %s', (fields, name) => {
    expect(cardName(aPin(fields))).toBe(name);
  });

  test('but shows only a real title', () => {
    expect(cardTitle(aPin({ ...untitled, altText: 'A fig' }))).toBe('');
  });
});

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
