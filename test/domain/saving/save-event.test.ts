import { expect, test } from 'vitest';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { saveEvent } from '../../../src/domain/saving/save-event.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';

const pin = aPin({ entityId: toPinId('7'), trackingParams: 'from-home', imageSignature: 'abc' });
const copyOn = (board: ReturnType<typeof aBoardShort> | null) => aPin({ entityId: toPinId('900'), board });

test('a save is event 5, and tells what was saved and where it went', () => {
  const event = saveEvent(pin, copyOn(aBoardShort({ entityId: toBoardId('21') })), 1_700_000_000_000);
  expect(event).toMatchObject({
    eventType: 5,
    objectId: '7',
    timeMs: 1_700_000_000_000,
    trackingParams: 'from-home',
    auxData: { pin_id: '900', destination_board_id: '21', is_profile_save: false, image_signature: 'abc' },
  });
});

test.each([
  ['no board', null],
  ['the quick saves', aBoardShort({ layout: 'quick_saves' })],
])('a save to %s is one to the profile', (_, board) => {
  expect(saveEvent(pin, copyOn(board), 0).auxData.is_profile_save).toBe(true);
});
