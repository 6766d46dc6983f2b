import { expect, test } from 'vitest';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { saveEvent, type SaveManner } from '../../../src/domain/saving/save-event.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';

const pin = aPin({ entityId: toPinId('7'), trackingParams: 'from-home', imageSignature: 'abc' });
const MANNER: SaveManner = {
  suggestedBoards: ['31', '32', '33', '34', '35', '36'].map(toBoardId),
  clickType: 'board_picker',
  closeupNavigation: 'closeup',
};
const copyOn = (board: ReturnType<typeof aBoardShort> | null) => aPin({ entityId: toPinId('900'), board });

test('a save is event 5, and tells what was saved and where it went', () => {
  const event = saveEvent(pin, copyOn(aBoardShort({ entityId: toBoardId('21') })), MANNER, 1_700_000_000_000);
  expect(event).toMatchObject({
    eventType: 5,
    objectId: '7',
    timeMs: 1_700_000_000_000,
    trackingParams: 'from-home',
    auxData: {
      pin_id: '900',
      board_id: pin.board?.entityId ?? null,
      destination_board_id: '21',
      is_profile_save: false,
      suggested_boards: '31,32,33,34,35',
      image_signature: 'abc',
      is_promoted: false,
      closeup_navigation_type: 'closeup',
      click_type: 'board_picker',
    },
  });
});

test.each([
  ['no board', null],
  ['the quick saves', aBoardShort({ layout: 'quick_saves' })],
])('a save to %s is one to the profile', (_, board) => {
  expect(saveEvent(pin, copyOn(board), MANNER, 0).auxData.is_profile_save).toBe(true);
});
