// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

async function openPinOf(is_verified_merchant: boolean, groups: Readonly<Record<string, string>> = {}) {
  const pin = aWirePin({ pinner: aWireUserShort({ is_verified_merchant }) });
  const app = openApp({ at: '/pin/101/', server: new WireServer().on('Pin.get', aWireAnswer(pin)) });
  app.stores.context.takePart(groups);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const badge = () =>
  screen.queryByRole('button', { name: "This retailer meets Pinakes's Merchant Guidelines" });

test('a verified merchant has a badge with its meaning as tooltip', async () => {
  await openPinOf(true);
  expect(badge()?.dataset['tooltip']).toBe("This retailer meets Pinakes's Merchant Guidelines");
});

test('the badge tells what it means, and leads to more', async () => {
  const { user } = await openPinOf(true);
  await user.click(badge()!);
  const dialog = await screen.findByRole('dialog', { name: 'Badges' });
  expect(within(dialog).getByText('Verified merchant')).toBeDefined();
  expect(within(dialog).getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
    '/about/merchant-guidelines',
  );
});

test('others have none, and some people see none', async () => {
  await openPinOf(false);
  expect(badge()).toBeNull();
  cleanup();
  await openPinOf(true, { verified_merchant_badge: 'hide' });
  expect(badge()).toBeNull();
});
