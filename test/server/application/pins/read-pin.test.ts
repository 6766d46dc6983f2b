import { expect, test } from 'vitest';
import { ReadPin } from '../../../../server/application/pins/read-pin.ts';
import type { PinView } from '../../../../server/application/ports/pins/views.ts';
import type { StoreReader } from '../../../../server/application/ports/store.ts';
import { toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';

const ADDRESS = 'https://shop.example/vase?color=red';

/** A pin on a board, as far as it is asked who can see it. */
function aView(id: string, { pinner = 'active', privacy = 'public' } = {}): PinView {
  const owner = { id: toUserId('1'), state: 'active' };
  return {
    pin: { id: toPinId(id) },
    pinner: { id: toUserId('2'), state: pinner },
    board: { board: { ownerId: owner.id, privacy }, owner, viewerPermissions: null },
  } as unknown as PinView;
}

/** The pin that a visitor finds at the address when these, in this order, show what is sold there. */
async function foundAmong(views: readonly PinView[]): Promise<string | null> {
  const pins = {
    ofVariant: async (address: string) => (address === ADDRESS ? views.map(({ pin }) => pin.id) : []),
    views: async (ids: readonly string[]) => views.filter(({ pin }) => ids.includes(pin.id)),
  } as unknown as StoreReader['pins'];
  const outcome = await new ReadPin({ store: { pins }, clock: { now: () => 0 } }).run(ADDRESS, null);
  return outcome.kind === 'found' ? outcome.pin.pin.id : null;
}

test.each([
  ['the first one', [aView('1'), aView('2')], '1'],
  ['not that of somebody who is gone', [aView('1', { pinner: 'deactivated' }), aView('2')], '2'],
  ['not one on a secret board', [aView('1', { privacy: 'secret' }), aView('2')], '2'],
  ['none when nobody shows it', [aView('1', { pinner: 'deactivated' })], null],
  ['none when there is none', [], null],
])('the address of a variant leads to %s', async (_which, views, expected) => {
  expect(await foundAmong(views)).toBe(expected);
});
