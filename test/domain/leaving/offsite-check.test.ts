import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { needsOffsiteCheck, warningOf, type LinkPlace } from '../../../src/domain/leaving/offsite-check.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const OWN = ['pins.example'];
const CLOSEUP: LinkPlace = { pinId: null, isList: false };
const FEED: LinkPlace = { pinId: null, isList: true };
const url = 'https://x.com/';
const pin = aPin();
const promoter = aUserShort();

test.each([
  ['an organic pin', { url, pin }, true],
  ['a promoted one', { url, pin: { ...pin, promoter } }, false],
  ['a copy of a promoted one', { url, pin: { ...pin, promoter, isDownstreamPromotion: true } }, true],
  ['no pin', { url, pin: null }, true],
  ['the own site', { url: 'https://pins.example/a', pin }, false],
  ['a subdomain of it', { url: 'https://www.pins.example/a', pin }, false],
  ['another scheme', { url: 'mailto:a@b.c', pin }, false],
])('an open pin: the link of %s', (_, link, isChecked) => {
  expect(needsOffsiteCheck(link, CLOSEUP, OWN)).toBe(isChecked);
});

test('links of lists are checked only for the pin of the address', () => {
  expect(needsOffsiteCheck({ url, pin }, FEED, OWN)).toBe(false);
  expect(needsOffsiteCheck({ url, pin }, { ...FEED, pinId: toPinId('999') }, OWN)).toBe(false);
  expect(needsOffsiteCheck({ url, pin }, { ...FEED, pinId: pin.entityId }, OWN)).toBe(true);
});

const answer = { message: 'No.', url: 'http://bad.example/x?y', sanitizedUrl: 'http://bad.example/x' };

test.each(['blocked', 'suspicious', 'porn'])('a link that is %s is not opened', (status) => {
  expect(warningOf({ ...answer, status })).toEqual({ message: 'No.', url: 'http://bad.example/x' });
});

test('a warning names the address of the link if there is no shorter one', () => {
  expect(warningOf({ ...answer, status: 'blocked', sanitizedUrl: '' })?.url).toBe('http://bad.example/x?y');
});

test.each(['ok', 'a new word', ''])('the status “%s” opens', (status) => {
  expect(warningOf({ ...answer, status })).toBeNull();
});
