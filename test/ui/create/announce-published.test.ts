// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { announcePublished } from '../../../src/ui/create/internal/drafts/announce-published.ts';
import type { DraftsViewModel } from '../../../src/ui/create/internal/drafts/drafts-view-model.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

const board = aBoardShort({ url: '/ann/chairs/' });
const published = (id: string, isOutdated: boolean) => ({
  pin: aPin({ entityId: toPinId(id), board }),
  isOutdated,
});

test.each([
  ['one', [published('1', true), published('2', false)], /^This pin was already published/, '/pin/1/'],
  [
    'all together',
    [published('1', true), published('2', true), published('3', false)],
    /^2 pins were already published/,
    '/ann/chairs/',
  ],
])('pins that were made before their pictures were changed are told of: %s', (_, pins, text, href) => {
  const { stores } = anApp();
  const viewModel = { entries: [] } as unknown as DraftsViewModel;
  announcePublished({ stores, viewModel, navigate: () => undefined }, pins, pins.length);
  expect(stores.toasts.message?.text).toMatch(text);
  expect(stores.toasts.message?.action).toEqual({ label: 'View', href });
});
