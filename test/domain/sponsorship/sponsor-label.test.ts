import { describe, expect, test } from 'vitest';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { sponsorLabel } from '../../../src/domain/sponsorship/sponsor-label.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory } from '../../builders/a-story.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { english } from '../../support/english.ts';

const acme = aUserShort({ fullName: 'Acme', username: 'acme' });
const label = (fields: Partial<Pin>, saysAd = false) => {
  const told = sponsorLabel(aPin(fields), saysAd ? { ad_label_prefix: 'enabled' } : {});
  return told && english(told);
};
const partnership = (status: number | null, sponsor: typeof acme | null = acme): Partial<Pin> => ({
  sponsorship: { creator: null, sponsor, status },
});
const affiliate: Partial<Pin> = { storyPinData: aStory([], { hasAffiliateProducts: true }) };

test('a pin for which nobody pays has no label', () => {
  expect(label({})).toBeNull();
});

describe('what is promoted', () => {
  test.each([
    ['the full name', acme, 'Promoted by Acme'],
    ['the username, without one', { ...acme, fullName: '' }, 'Promoted by acme'],
    ['no name', { ...acme, fullName: '', username: '' }, 'Promoted'],
  ])('names its promoter by %s', (_how, promoter, text) => {
    expect(label({ promoter })).toBe(text);
  });

  test('says that it is an ad where that is tried out', () => {
    expect(label({ promoter: acme }, true)).toBe('Ad • Promoted by Acme');
  });

  test('downstream has no label', () => {
    expect(label({ promoter: acme, isDownstreamPromotion: true })).toBeNull();
  });
});

describe('the ad of a third party', () => {
  test.each([
    ['a promoter', { promoter: acme }, 'Promoted by Acme'],
    ['a promoter without a name', { promoter: { ...acme, fullName: '', username: '' } }, 'Ad • Promoted'],
    ['no promoter', { promoter: null }, 'Ad • Promoted'],
  ])('with %s', (_who, fields, text) => {
    expect(label({ isThirdPartyAd: true, ...fields })).toBe(text);
  });
});

describe('a partnership', () => {
  test.each([
    ['that is confirmed', 1, acme, 'Paid partnership with Acme'],
    ['of a status that nobody knows', 9, acme, 'Paid partnership with Acme'],
    ['that waits for the sponsor', 0, acme, 'Paid partnership'],
    ['that has ended', 3, acme, 'Paid partnership'],
    ['with nobody who is named', 1, null, 'Paid partnership'],
    ['that was declined', 2, acme, null],
    ['without a status', null, acme, null],
  ])('%s', (_what, status, sponsor, text) => {
    expect(label(partnership(status, sponsor))).toBe(text);
  });

  test('never says that it is an ad', () => {
    expect(label(partnership(1), true)).toBe('Paid partnership with Acme');
  });
});

test('products by which somebody earns are paid links', () => {
  expect(label(affiliate)).toBe('Paid link');
  expect(label({ storyPinData: aStory([]) })).toBeNull();
});

describe('of several labels there is one', () => {
  test.each([
    ['promotion before a paid link', { ...affiliate, promoter: acme }, 'Promoted by Acme'],
    ['promotion before partnership', { ...partnership(1), promoter: acme }, 'Promoted by Acme'],
    ['partnership before a paid link', { ...affiliate, ...partnership(0) }, 'Paid partnership'],
    ['a paid link where the partnership was declined', { ...affiliate, ...partnership(2) }, 'Paid link'],
  ])('%s', (_what, fields, text) => {
    expect(label(fields)).toBe(text);
  });
});
