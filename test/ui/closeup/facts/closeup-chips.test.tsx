// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { WireServer } from '../../../adapters/wire-server.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

async function openPin(fields: Partial<WirePin>) {
  openApp({ at: '/pin/101/', server: new WireServer().on('Pin.get', aWireAnswer(aWirePin(fields))) });
  await screen.findByRole('heading', { level: 1 });
}

test('an open collection shows all that it is made of', async () => {
  const item_data = ['7', '8', '9', '10'].map((pin_id) => ({ pin_id, link: null, images: [] }));
  await openPin({ collection_pin: { item_data } });
  const links = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/pin/7/',
    '/pin/8/',
    '/pin/9/',
    '/pin/10/',
  ]);
});

test('other pins have no such list', async () => {
  await openPin({});
  expect(screen.queryByRole('list', { name: 'Items' })).toBeNull();
});
