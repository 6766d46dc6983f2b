// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { WireServer } from '../../../adapters/wire-server.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aWireBoardShort } from '../../../builders/a-wire-board.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { aWireUserShort } from '../../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

async function openPin(fields: Partial<WirePin>, groups: Readonly<Record<string, string>> = {}) {
  const app = openApp({
    at: '/pin/101/',
    server: new WireServer().on('Pin.get', aWireAnswer(aWirePin(fields))),
  });
  app.stores.context.takePart(groups);
  await screen.findByRole('heading', { level: 1 });
}

const acme = aWireUserShort({ id: '13', username: 'acme', full_name: 'Acme' });

describe('an open pin for which somebody pays', () => {
  test('names the promoter, and leads there', async () => {
    await openPin({ promoter: acme });
    expect(screen.getByRole('link', { name: 'Promoted by Acme' }).getAttribute('href')).toBe('/acme/');
  });

  test('says that it is an ad where that is tried out', async () => {
    await openPin({ promoter: acme }, { ad_label_prefix: 'enabled' });
    expect(screen.getByRole('link', { name: 'Ad • Promoted by Acme' })).toBeDefined();
  });

  test('names a profile that only advertises without leading there', async () => {
    await openPin({ promoter: { ...acme, is_ads_only_profile: true } });
    expect(screen.getByText('Promoted by Acme')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Promoted by Acme' })).toBeNull();
  });

  test('names the sponsor of a partnership', async () => {
    await openPin({ sponsorship: { creator: aWireUserShort(), sponsor: acme, status: 1 } });
    expect(screen.getByText('Paid partnership with Acme')).toBeDefined();
  });
});

test('a pin on no board leads to no profile that only advertises', async () => {
  const owner = { ...acme, is_ads_only_profile: true };
  await openPin({ board: aWireBoardShort({ layout: 'quick_saves', owner }) });
  expect(screen.getByText('Acme’s profile')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Acme’s profile' })).toBeNull();
});

test('a pinner who only advertises is named without a link', async () => {
  await openPin({ pinner: { ...acme, is_ads_only_profile: true } });
  expect(screen.getByText('@acme')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Acme/ })).toBeNull();
});
