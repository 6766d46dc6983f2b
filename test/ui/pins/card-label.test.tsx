// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { PinCard } from '../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { aCardSetting } from '../../builders/a-card-setting.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory } from '../../builders/a-story.ts';
import { aUserShort } from '../../builders/a-user.ts';

afterEach(cleanup);

const acme = aUserShort({ fullName: 'Acme', username: 'acme' });
const paid = (status: number | null, sponsor: typeof acme | null = acme): Partial<Pin> => ({
  sponsorship: { creator: null, sponsor, status },
});
const earning: Partial<Pin> = { storyPinData: aStory([], { hasAffiliateProducts: true }) };
const form: Partial<Pin> = { promotedIsLeadAd: true, promotedLeadForm: { leadFormId: '1' }, link: null };

const LABEL = /Promoted|Paid|^Ad /;

test.each<[string, Partial<Pin>, string | null]>([
  ['that is organic', {}, null],
  ['with a promoter', { promoter: acme }, 'Promoted by Acme'],
  ['with a promoter downstream', { promoter: acme, isDownstreamPromotion: true }, null],
  ['that only says that it is promoted', { isPromoted: true }, null],
  ['with a form', { ...form, promoter: acme }, 'Promoted by Acme'],
  ['of a third party', { isThirdPartyAd: true }, 'Ad • Promoted'],
  ['whose sponsor confirmed', paid(1), 'Paid partnership with Acme'],
  ['whose sponsor is not named', paid(1, null), 'Paid partnership'],
  ['whose sponsor was not heard', paid(0), 'Paid partnership'],
  ['whose sponsor declined', paid(2), null],
  ['whose sponsor ended it', paid(3), 'Paid partnership'],
  ['without a status', paid(null), null],
  ['by which somebody earns', earning, 'Paid link'],
  ['by which somebody earns and that is promoted', { ...earning, promoter: acme }, 'Promoted by Acme'],
])('the card of a pin %s has the label %s', (_what, fields, label) => {
  render(<PinCard item={pinGridItem(aPin(fields))} href="/pin/101/" index={0} />);
  expect(screen.queryAllByText(LABEL).map(({ textContent }) => textContent)).toEqual(
    label === null ? [] : [label],
  );
});

test('where that is tried out, the label of an advertisement says that it is one', () => {
  const item = pinGridItem(
    aPin({ promoter: acme }),
    aCardSetting({ groups: { ad_label_prefix: 'enabled' } }),
  );
  render(<PinCard item={item} href="/pin/101/" index={0} />);
  expect(screen.getByText('Ad • Promoted by Acme')).toBeDefined();
});
